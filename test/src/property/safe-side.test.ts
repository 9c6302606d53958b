import { describe, expect, it } from 'vitest';
import { neverCompacts } from '../../../compactors/faulty/never-compacts.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import type { Settings } from '../../../src/compactor/settings.js';
import { passesOf } from '../../../src/property/passes.js';
import { ceilingOf, dueCoverage } from '../../../src/property/safe-side.js';
import type { SummarizerBehaviour } from '../../../src/simulation/behaviour.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { careless, pair, session } from '../../compactors/made-to-measure.js';
import { append, asks, CHAT, compact, play, said, scenario, turn } from '../../conversation.js';

const ONE = said('t1', 'TICKET-7');
const TWO = said('t2', 'src/a.ts');
const THREE = said('t3', 'ERR-40');

/** What is due in the one pass over three turns and a question, or over others. */
async function due(
  compactor: Compactor,
  { turns = [ONE, TWO, THREE, asks('t9')], ...rest }: Circumstances = {},
): Promise<string[] | null> {
  const seen = await play(compactor, scenario([append(...turns), compact], rest));
  return dueCoverage(seen, passesOf(seen)[0]!)?.map(({ id }) => id) ?? null;
}

interface Circumstances {
  turns?: Turn[];
  settings?: Partial<Settings>;
  summarizer?: Partial<SummarizerBehaviour>;
}

/** A session that shows some turns to the summarizer and makes nothing of the answer. */
const showing = (isShown: (turn: Turn) => boolean): Compactor =>
  session((ledger, { summarizer }) => ({
    async compact() {
      await summarizer.complete({ turns: ledger.turns.filter(isShown) });
      return { status: 'noop' };
    },
  }));

const withOverhead = (compactor: Compactor, overheadTokens: number): Compactor => ({
  ...compactor,
  supports: { ...compactor.supports, overheadTokens },
});

describe('what is due when everything is in order', () => {
  it('is every eligible turn that was shown', async () => {
    expect(await due(session())).toEqual(['t1', 't2', 't3']);
    expect(await due(careless())).toEqual(['t1', 't2', 't3']);
  });

  it('is every turn with an anchor where all turns are handed over', async () => {
    const turns = [said('t1', 'TICKET-7', { role: 'system' }), TWO, turn('t9', 'run-81')];
    expect(await due(pair(), { turns })).toEqual(['t1', 't2', 't9']);
    expect(await due(session(), { turns })).toEqual(['t2']);
  });

  it('is due whether or not the compactor took it', async () => {
    expect(await due(showing(() => true))).toEqual(['t1', 't2', 't3']);
  });

  it.each(['truthful', 'everything', 'repeated', 'shuffled', 'range'] as const)(
    'is due with a report that is true: %s',
    async (report) => {
      expect(await due(session(), { summarizer: { report } })).toEqual(['t1', 't2', 't3']);
    },
  );
});

describe('nothing is due', () => {
  it('when nobody was asked', async () => {
    expect(await due(neverCompacts.make())).toBeNull();
  });

  it('when nothing was handed over', async () => {
    expect(await due(pair(), { turns: [] })).toBeNull();
  });

  it.each<[string, Partial<SummarizerBehaviour>]>([
    ['left a turn out', { faults: [{ fault: 'drop', target: { at: 'tail', turns: 1 } }] }],
    ['was cut', { faults: [{ fault: 'cut', tokens: 9 }] }],
    ['wrote more than its budget', { faults: [{ fault: 'over-budget', tokens: 5 }] }],
    ['failed', { faults: [{ fault: 'fail', message: 'rate limit' }] }],
    ['gave nothing', { faults: [{ fault: 'blank', text: '' }] }],
    ['reported nothing', { report: 'nothing' }],
    ['reported too little', { report: 'too-little' }],
    ['reported ids that there are not', { report: 'unknown-ids' }],
  ])('when the summarizer %s', async (_, summarizer) => {
    expect(await due(session(), { summarizer })).toBeNull();
  });

  it('when the budget is too small for the summary', async () => {
    expect(await due(session(), { settings: { summaryBudget: 13 } })).toBeNull();
  });

  it('when a turn was shown in part only', async () => {
    const inPart = careless({ show: ({ id, content }) => (id === 't2' ? content!.slice(-30) : content!) });
    expect(await due(inPart)).toBeNull();
  });

  it('when no turn is eligible', async () => {
    const pinned = [ONE, TWO, THREE].map((one): Turn => ({ ...one, pinned: true }));
    expect(await due(careless(), { turns: [...pinned, asks('t9')] })).toBeNull();
    expect(await due(pair(), { turns: [said('t1', null), asks('t9')] })).toBeNull();
  });

  it('when the view would not get smaller', async () => {
    expect(await due(withOverhead(session(), 1000))).toBeNull();
    expect(await due(withOverhead(pair(), 1000))).toBeNull();
  });

  it('when one of several summaries is longer than what it stands for', async () => {
    const short = said('t2', 'src/a.ts', { text: 'src/a.ts', tokens: 3 });
    const turns = [ONE, short, THREE, asks('t9')];
    const oneByOne = session((ledger, { summarizer }) => ({
      async compact() {
        for (const each of ledger.turns.slice(0, 3)) await summarizer.complete({ turns: [each] });
        return { status: 'noop' };
      },
    }));
    expect(await due(oneByOne, { turns: [ONE, TWO, THREE, asks('t9')] })).toEqual(['t1', 't2', 't3']);
    expect(await due(oneByOne, { turns })).toBeNull();
  });

  it('when an exchange could not leave as a whole', async () => {
    const use = said('t2', 'src/a.ts', {
      text: `${CHAT}See src/a.ts.\nrun {}`,
      uses: [{ id: 'u1', name: 'run', input: '{}' }],
    });
    const result = said('t3', 'ERR-40', {
      role: 'tool',
      results: [{ use: 'u1', text: `${CHAT}See ERR-40.` }],
      text: `${CHAT}See ERR-40.`,
    });
    const turns = [ONE, use, result, asks('t9')];
    expect(
      await due(
        showing(() => true),
        { turns },
      ),
    ).toEqual(['t1', 't2', 't3']);
    expect(
      await due(
        showing(({ id }) => id !== 't3'),
        { turns },
      ),
    ).toBeNull();
  });
});

describe('is not due', () => {
  it('a turn that is pinned or among the newest that are kept', async () => {
    const turns = [{ ...ONE, pinned: true as const }, TWO, THREE, asks('t9')];
    expect(await due(careless(), { turns })).toEqual(['t2', 't3']);
    expect(await due(careless(), { settings: { keep: 2 } })).toEqual(['t1', 't2']);
  });

  it('a twin in a prompt, since nobody can tell which one it shows', async () => {
    const turns = [ONE, { ...ONE, id: 't2' }, THREE, asks('t9')];
    expect(await due(careless(), { turns })).toEqual(['t3']);
    expect(await due(session(), { turns })).toEqual(['t1', 't2', 't3']);
  });
});

it('places a prefix below, at or above the ceiling', async () => {
  const seen = await play(session(), scenario([append(ONE), compact], { settings: { summaryBudget: 10 } }));
  const pass = passesOf(seen)[0]!;
  const costing = (tokens: number) => ceilingOf(seen, { ...pass, prefix: [{ ...ONE, tokens }] });
  expect([costing(49), costing(50), costing(51)]).toEqual([-1, 0, 1]);
});

describe('a prompt in which a turn may stand only as a part of another', () => {
  const IDLE = said('t2', null, { text: ONE.text.slice(0, 40) });
  const at = async (compactor: Compactor, summaryBudget: number) => {
    const steps = [append({ ...ONE, tokens: 40 }, IDLE, asks('t9')), compact];
    const seen = await play(compactor, scenario(steps, { settings: { summaryBudget } }));
    return ceilingOf(seen, passesOf(seen)[0]!);
  };

  it('is placed nowhere where that decides', async () => {
    expect(await at(careless(), 9)).toBeNull();
    expect(
      await at(
        showing(({ id }) => id !== 't9'),
        9,
      ),
    ).toBe(1);
  });

  it('is placed where it does not', async () => {
    expect(await at(careless(), 7)).toBe(1);
    expect(await at(careless(), 100)).toBe(-1);
  });
});
