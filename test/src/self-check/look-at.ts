import type { Compactor, Environment } from '../../../src/compactor/compactor.js';
import type { Answer, Session, ViewItem } from '../../../src/compactor/session.js';
import type { Settings } from '../../../src/compactor/settings.js';
import { readClaims } from '../../../src/drive/read-claims.js';
import { readView } from '../../../src/drive/read-view.js';
import { referenceCompactor } from '../../../src/reference/reference-compactor.js';
import type { Corruption } from '../../../src/self-check/corruption.js';
import { faithfulSummary } from '../../../src/simulation/faithful-summary.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { said, tokenizer, turn } from '../../conversation.js';

/** A conversation of everything that a corruption may look for; all before t9 can be compacted. */
export const LOG: readonly Turn[] = [
  turn('t1', null, { role: 'system', text: 'Be brief.' }),
  said('t2', 'TICKET-1', { facts: [{ key: 'owner', value: 'Anna' }] }),
  said('t3', 'PORT-80', { facts: [{ key: 'port', value: 'PORT-80' }] }),
  said('t4', 'PORT-90', { facts: [{ key: 'port', value: 'PORT-90' }] }),
  said('t5', null),
  said('t6', 'PRICE-$&'),
  turn('t7', 'FILE-7', { text: 'Summary of FILE-7, which I had pasted.' }),
  turn('t8', 'run-8', {
    role: 'assistant',
    uses: [{ id: 'u1', name: 'run', input: '{}' }],
    text: 'run {} run-8',
  }),
  turn('t9', 'out-9', { role: 'tool', results: [{ use: 'u1', text: 'out-9' }], text: 'out-9' }),
  turn('t10', null, { text: 'Yes.' }),
  turn('t11', null, { text: 'Yes.' }),
  turn('t12', 'LAST-12', { attachments: [{ type: 'image', name: 'a.png' }] }),
];

/** How many turns stay at the end. */
const KEEP = 6;

/** The reference compactor, with all that a session may offer beside. */
export const CAPABLE: Compactor = {
  ...referenceCompactor(),
  async open(environment) {
    const session = await referenceCompactor().open(environment);
    return Object.assign(session, {
      estimate: (text: string) => environment.countTokens(text),
      resolve: (handle: string) => `what ${handle} stands for`,
    });
  },
};

export interface Given {
  log?: readonly Turn[];
  settings?: Partial<Settings>;
  compactor?: Compactor;
  /** What the summarizer answers; a faithful summary of what it is shown, if nothing is said. */
  summary?: string;
}

/** An environment with a faithful summarizer that reports what it was shown. */
export function environmentOf({ settings, summary }: Given = {}): Environment {
  return {
    settings: {
      summaryBudget: 200,
      ratios: { prose: [5, 1], structured: [3, 1] },
      window: 8192,
      keep: KEEP,
      ...settings,
    },
    countTokens: (text) => tokenizer.count(text),
    summarizer: {
      complete: async ({ turns = [] }) => ({
        kind: 'text',
        text: summary ?? faithfulSummary(turns, { marker: false }),
        finish: 'stop',
        reportedIds: [...turns.map(({ id }) => id), 'reported-only'],
      }),
    },
  };
}

/** A session of the compactor, corrupted if so asked, after the log was appended and one pass was made. */
export async function sessionAfterPass(corruption: Corruption | null, given: Given = {}): Promise<Session> {
  const { log = LOG, compactor = CAPABLE } = given;
  const opened = corruption ? corruption.corrupt(compactor) : compactor;
  const session = await opened.open(environmentOf(given));
  await session.append(log.map((turn) => ({ ...turn })));
  await session.compact();
  return session;
}

/** What can be read of a session after a pass. */
export async function lookAt(corruption: Corruption | null, given: Given = {}) {
  const { log = LOG } = given;
  const session = await sessionAfterPass(corruption, given);
  const view = await session.view();
  const seen = readView(view, log, (text) => tokenizer.count(text));
  return {
    session,
    view,
    kept: view.filter(({ type }) => type === 'kept') as Extract<ViewItem, { type: 'kept' }>[],
    bodies: view.flatMap((item) => (item.type === 'summary' ? [item.body] : [])),
    claims: readClaims(await session.claims!(), log, seen),
    log: await session.log!(),
    answer: async (id: string) => (await session.recall!(id)) as Answer,
  };
}

/** The texts of view entries, of a summary its body. */
export const textsOf = (view: readonly ViewItem[]) =>
  view.map((item) => (item.type === 'summary' ? item.body : item.text));
