import { describe, expect, it } from 'vitest';
import { neverCompacts } from '../../../compactors/faulty/never-compacts.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import type { Settings } from '../../../src/compactor/settings.js';
import { dueProgress } from '../../../src/property/due-progress.js';
import { passesOf } from '../../../src/property/passes.js';
import type { Step } from '../../../src/scenario/scenario.js';
import type { SummarizerBehaviour } from '../../../src/simulation/behaviour.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, CHAT, compact, play, said, scenario, turn } from '../../conversation.js';

const ONE = said('t1', 'TICKET-7');
const TWO = said('t2', 'src/a.ts');
const THREE = said('t3', 'ERR-40');
const TURNS = [ONE, TWO, THREE, asks('t9')];
const ALL = TURNS.reduce((sum, { tokens }) => sum + tokens, 0);

interface Circumstances {
  compactor?: Compactor;
  turns?: Turn[];
  steps?: Step[];
  settings?: Partial<Settings>;
  summarizer?: Partial<SummarizerBehaviour>;
}

/** The exchange that the last pass has to make progress with and where it lies; null where none is due. */
async function due({ compactor = neverCompacts.make(), turns = TURNS, steps, ...rest }: Circumstances = {}) {
  const seen = await play(compactor, scenario(steps ?? [append(...turns), compact], rest));
  const progress = dueProgress(seen, passesOf(seen).at(-1)!);
  return progress && { turns: progress.exchange.turns.map(({ id }) => id), at: progress.at };
}

const FIRST = { turns: ['t1'], at: -1 };

/** Shows everything to the summarizer, after an append too, and makes nothing of the answer. */
const showing = session((ledger, { summarizer }) => ({
  async append(turns) {
    ledger.append(turns);
    await summarizer.complete({ turns: ledger.turns });
  },
  async compact() {
    await summarizer.complete({ turns: ledger.turns });
    return { status: 'noop' };
  },
}));

const pinned = (one: Turn): Turn => ({ ...one, pinned: true });

/** A tool use, something that is said while the tool runs, and the result. */
const use = said('t1', 'TICKET-7', {
  text: `${CHAT.repeat(2)}See TICKET-7.\nrun {}`,
  uses: [{ id: 'u1', name: 'run', input: '{}' }],
});
const result = said('t3', 'ERR-40', {
  role: 'tool',
  results: [{ use: 'u1', text: `${CHAT.repeat(2)}See ERR-40.` }],
  text: `${CHAT.repeat(2)}See ERR-40.`,
});

describe('progress is due', () => {
  it('with the oldest eligible exchange, when nobody was asked', async () => {
    expect(await due()).toEqual(FIRST);
  });

  it('when the summarizer was shown what was due, and its answer was not taken', async () => {
    expect(await due({ compactor: showing })).toEqual(FIRST);
  });

  it('when the view is over its trigger by one token, and not when it has just as many', async () => {
    expect(await due({ settings: { trigger: ALL - 1 } })).toEqual(FIRST);
    expect(await due({ settings: { trigger: ALL } })).toBeNull();
  });

  it('at the ceiling, and not one token above it', async () => {
    // The first turn is padded by words of one token each.
    const costing = (tokens: number) =>
      turn('t1', 'TICKET-7', { role: 'assistant', text: `TICKET-7${' more'.repeat(tokens)}` });
    const missing = 300 - costing(0).tokens;
    const settings = { summaryBudget: 60 };
    const at = async (tokens: number) => due({ turns: [costing(missing + tokens), asks('t9')], settings });
    expect(await at(-1)).toMatchObject({ at: -1 });
    expect(await at(0)).toMatchObject({ at: 0 });
    expect(await at(1)).toBeNull();
  });

  it('without a budget', async () => {
    expect(await due({ settings: { summaryBudget: null } })).toEqual(FIRST);
  });

  it('with a truthful report', async () => {
    expect(await due({ summarizer: { report: 'truthful' } })).toEqual(FIRST);
  });

  it('with a whole tool exchange', async () => {
    expect(await due({ turns: [use, result, asks('t9')] })).toEqual({ turns: ['t1', 't3'], at: -1 });
  });

  it('with what is left in the view after an earlier pass', async () => {
    const steps = [append(ONE, asks('t8')), compact, append(TWO, THREE, asks('t9')), compact];
    const onceOnly = session((ledger, { summarizer }) => ({
      async compact() {
        if (ledger.summaries.length > 0) return { status: 'noop' };
        const { text } = await summarizer.complete({ turns: [ledger.turns[0]!] });
        ledger.commit({ body: text, covered: [ledger.turns[0]!], removed: [ledger.turns[0]!] });
        return { status: 'compacted' };
      },
    }));
    expect(await due({ compactor: onceOnly, steps })).toEqual({ turns: ['t2'], at: -1 });
  });
});

describe('no progress is due', () => {
  it('in a pass that nobody asked for', async () => {
    expect(await due({ compactor: showing, steps: [append(...TURNS)] })).toBeNull();
    expect(
      await due({ compactor: showing, steps: [append(ONE), append(TWO, THREE, asks('t9'))] }),
    ).toBeNull();
  });

  it('before anything is appended', async () => {
    expect(await due({ steps: [compact] })).toBeNull();
  });

  it.each<[string, Turn[]]>([
    ['has an anchor', [said('t1', null), said('t2', null), asks('t9')]],
    ['is not pinned', [pinned(ONE), pinned(TWO), asks('t9')]],
    ['is none of the opening system turns', [said('t1', 'TICKET-7', { role: 'system' }), asks('t9')]],
    ['is not the newest request', [said('t1', 'TICKET-7', { role: 'user' })]],
    ['waits for no result', [asks('t9'), use]],
    ['belongs to no exchange with a pinned turn', [use, pinned(result), asks('t9')]],
  ])('when no turn %s', async (_, turns) => {
    expect(await due({ turns })).toBeNull();
  });

  it('when all turns are among the newest that are kept', async () => {
    expect(await due({ settings: { keep: 3 } })).toEqual(FIRST);
    expect(await due({ settings: { keep: 4 } })).toBeNull();
  });

  it('with a turn inside an exchange that stays', async () => {
    const turns = [use, said('t2', 'src/a.ts'), pinned(result), said('t4', 'run-81'), asks('t9')];
    expect(await due({ turns })).toEqual({ turns: ['t4'], at: -1 });
    expect(await due({ turns: turns.toSpliced(3, 1) })).toBeNull();
  });

  it('when the oldest exchange alone is above the ceiling, whatever follows', async () => {
    const long = said('t1', 'TICKET-7', { text: `TICKET-7 ${CHAT.repeat(30)}` });
    expect(await due({ turns: [long, TWO, THREE, asks('t9')] })).toBeNull();
  });

  it.each<[string, Partial<SummarizerBehaviour>]>([
    ['is not faithful', { faults: [{ fault: 'drop', target: { ids: ['t3'] } }] }],
    ['may report too much', { report: 'everything' }],
    ['reports nothing', { report: 'nothing' }],
  ])('when the summarizer %s', async (_, summarizer) => {
    expect(await due({ summarizer })).toBeNull();
  });

  it('when the budget may be too small for a faithful summary', async () => {
    expect(await due({ settings: { summaryBudget: 43 } })).toEqual(FIRST);
    expect(await due({ settings: { summaryBudget: 42 } })).toBeNull();
  });

  it('when the view might not get smaller', async () => {
    expect(await due({ turns: [turn('t1', 'TICKET-7', { role: 'assistant' }), asks('t9')] })).toBeNull();
    const wrapping = neverCompacts.make();
    wrapping.supports = { ...wrapping.supports, overheadTokens: 1000 };
    expect(await due({ compactor: wrapping })).toBeNull();
  });

  it('when the summarizer was shown something, and not all was in order', async () => {
    const summarizer = { faults: [{ fault: 'cut' as const, tokens: 5 }] };
    expect(await due({ compactor: showing, summarizer })).toBeNull();
  });
});
