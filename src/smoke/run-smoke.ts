import { capabilitiesOf } from '../compactor/capabilities-of.js';
import type { Compactor, Environment } from '../compactor/compactor.js';
import type { Session } from '../compactor/session.js';
import { closeQuietly } from '../drive/close-quietly.js';
import { isSession } from '../drive/is-session.js';
import { makeDirectory } from '../drive/make-directory.js';
import { nonsense } from '../drive/nonsense.js';
import { readOutcome } from '../drive/read-outcome.js';
import { thrownFrom } from '../drive/thrown.js';
import type { SummarizerBehaviour } from '../simulation/behaviour.js';
import { FAITHFUL } from '../simulation/faithful.js';
import { simulateSummarizer } from '../simulation/simulated-summarizer.js';
import type { SummarizerCall } from '../simulation/summarizer-call.js';
import type { Tokenizer } from '../tokens/tokenizer.js';
import type { Turn } from '../transcript/turn.js';
import { isFinal } from './advice.js';
import { Checklist, Finding } from './checklist.js';
import {
  type Looked,
  requireAllInView,
  requireAnswers,
  requireReadableClaims,
  requireWholeLog,
  viewOf,
} from './look-at.js';
import type { SmokeCheck } from './smoke-report.js';
import { smokeTurns } from './smoke-turns.js';

const FAILING: SummarizerBehaviour = {
  ...FAITHFUL,
  faults: [{ fault: 'fail', message: '503 Service Unavailable' }],
};
const BUDGET = 512;

export interface SmokeOptions {
  tokenizer: Tokenizer;
  /** How long one call may take. */
  stepLimitMs: number;
  /** Whether it is a program of its own, and no module; false if not given. */
  isProgram?: boolean;
}

/** What came of each thing that a compactor's adapter has to do, in the order in which they are done; never throws. */
export async function runSmoke(compactor: Compactor, options: SmokeOptions): Promise<SmokeCheck[]> {
  const made: { remove(): void }[] = [];
  const newDirectory = (): string => {
    const directory = makeDirectory();
    made.push(directory);
    return directory.path;
  };
  try {
    return await tryCalls(compactor, options, newDirectory);
  } finally {
    for (const directory of made) directory.remove();
  }
}

async function tryCalls(
  compactor: Compactor,
  { tokenizer, stepLimitMs, isProgram = false }: SmokeOptions,
  newDirectory: () => string,
): Promise<SmokeCheck[]> {
  let session: Session | undefined;
  const list = new Checklist(stepLimitMs, isProgram, () => closeQuietly(session, stepLimitMs));
  const turns = smokeTurns(tokenizer);
  const count = (text: string) => tokenizer.count(text);

  const open = async (behaviour: SummarizerBehaviour, record: (call: SummarizerCall) => void = () => {}) => {
    await compactor.ready?.();
    const environment = environmentFor(tokenizer, turns, behaviour, record);
    if (capabilitiesOf(compactor).durable) environment.dir = newDirectory();
    session = await compactor.open(environment);
    if (!isSession(session)) nonsense('open(…)', 'a session', session);
    return session;
  };

  const calls: SummarizerCall[] = [];
  let looked!: Looked;
  const isOpen = await list.check('opens a session', async () => {
    const opened = await open(FAITHFUL, (call) => calls.push(call));
    looked = { session: opened, supports: capabilitiesOf(compactor, opened), log: turns, count };
    return null;
  });
  if (!isOpen) return list.checks;
  await list.check('takes turns', async () => {
    await looked.session.append(structuredClone(turns));
    return null;
  });
  await list.check('shows them in its view, as they are', () => requireAllInView(looked));
  await lookAround(list, looked, 'before a pass');

  let applied = false;
  await list.check('makes a pass, and says how it ended', async () => {
    const { status, reason } = readOutcome(await looked.session.compact());
    applied = status === 'compacted';
    return [reason === undefined ? status : `${status}: ${reason}`, askedInWords(calls)].join('; ');
  });
  await list.check('shows its view after the pass', async () => viewInWords(await viewOf(looked), applied));
  await lookAround(list, looked, 'after the pass');
  await extras(list, looked);
  await list.check('closes the session', async () => {
    await looked.session.close?.();
    return null;
  });

  await list.check('begins the next session empty', async () => {
    looked = { ...looked, session: await open(FAILING), log: [] };
    const view = await viewOf(looked);
    if (view.length === 0) return null;
    throw new Finding(
      `its view has ${view.length} items already`,
      'Keep what belongs to a session apart, under its name.',
    );
  });
  await list.check('goes on when the summarizer fails', async () => {
    await looked.session.append(structuredClone(turns));
    return afterFailure(looked.session);
  });
  await closeQuietly(session, stepLimitMs);
  return list.checks;
}

function environmentFor(
  tokenizer: Tokenizer,
  known: readonly Turn[],
  behaviour: SummarizerBehaviour,
  record: (call: SummarizerCall) => void,
): Environment {
  return {
    settings: { summaryBudget: BUDGET, ratios: { prose: [5, 1], structured: [3, 1] }, window: 8192 },
    summarizer: simulateSummarizer({ behaviour, budget: BUDGET, tokenizer, known: () => known, record }),
    countTokens: (text) => tokenizer.count(text),
  };
}

/** What it has besides its view, as far as it says that it has it. */
async function lookAround(list: Checklist, looked: Looked, when: string): Promise<void> {
  const { claims, log, recall } = looked.supports;
  if (claims) await list.check(`shows its pointer set ${when}`, () => requireReadableClaims(looked));
  if (log) await list.check(`shows its raw log ${when}`, () => requireWholeLog(looked));
  if (recall) await list.check(`answers for each turn ${when}`, () => requireAnswers(looked));
}

async function extras(list: Checklist, { session, supports, log }: Looked): Promise<void> {
  if (supports.estimate)
    await list.check('estimates tokens', async () => {
      const estimate = await session.estimate!('Remember SMOKE-1.');
      return typeof estimate === 'number' ? null : nonsense('estimate(text)', 'a number', estimate);
    });
  if (supports.find)
    await list.check('finds turns', async () => {
      const found: unknown = await session.find!('SMOKE-1');
      return Array.isArray(found) ? `found ${found.length}` : nonsense('find()', 'a list of ids', found);
    });
  if (supports.lose)
    await list.check('loses an entry of its log', async () => {
      await session.lose!(log[0]!.id);
      return null;
    });
}

function askedInWords(calls: readonly SummarizerCall[]): string {
  if (calls.length === 0) return 'it asked for no summary';
  const shown = new Set(calls.flatMap((call) => call.shown));
  return `it asked for ${calls.length === 1 ? 'a summary' : `${calls.length} summaries`} and showed ${shown.size} turns whole`;
}

function viewInWords(view: Awaited<ReturnType<typeof viewOf>>, applied: boolean): string {
  const kept = view.filter(({ type }) => type === 'kept').length;
  const summaries = view.filter(({ type }) => type === 'summary').length;
  const words = `${summaries} ${summaries === 1 ? 'summary' : 'summaries'}, ${kept} kept`;
  const isOdd = applied && summaries === 0;
  return isOdd ? `${words}; a pass was applied, and nothing in the view has the type \`summary\`` : words;
}

async function afterFailure(session: Session): Promise<string> {
  try {
    return readOutcome(await session.compact()).status;
  } catch (error) {
    const { engine, message } = thrownFrom(error);
    if (engine || isFinal(error)) throw error;
    return `declined: ${message}`;
  }
}
