import { describe, expect, it } from 'vitest';
import { alwaysRefuses } from '../../../compactors/faulty/always-refuses.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import { passesOf } from '../../../src/property/passes.js';
import { pastTheLastAnchor } from '../../../src/property/past-the-last-anchor.js';
import { ceilingOf } from '../../../src/property/safe-side.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import type { Turn, TurnId } from '../../../src/transcript/turn.js';
import { pair, session } from '../../compactors/made-to-measure.js';
import { append, asks, CHAT, compact, play, said, scenario } from '../../conversation.js';

/** A pair that keeps these turns, and covers or uncovers the others by what the summary holds. */
const keeping = (...kept: TurnId[]): Compactor =>
  pair({
    lists(turns, summary) {
      const others = turns.filter(({ id }) => !kept.includes(id));
      const ids = (holds: boolean) =>
        others.flatMap(({ id, anchor }) => ((anchor && summary.includes(anchor)) === holds ? [id] : []));
      return { covered: ids(true), uncovered: ids(false), kept };
    },
  });

const FOUR = [said('t1', 'TICKET-7'), said('t2', 'src/a.ts'), said('t3', 'ERR-40'), said('t4', 'run-81')];

const use = said('t2', 'src/a.ts', {
  text: `${CHAT}See src/a.ts.\nrun {}`,
  uses: [{ id: 'u1', name: 'run', input: '{}' }],
});
const result = said('t3', 'ERR-40', {
  role: 'tool',
  results: [{ use: 'u1', text: `${CHAT}See ERR-40.` }],
  text: `${CHAT}See ERR-40.`,
});
const STRADDLING = [FOUR[0]!, use, result];

const without = (...ids: TurnId[]): Fault => ({ fault: 'drop', target: { ids } });

/** Where the last pass went past the last anchor: each turn with what is said of it. */
async function past(
  compactor: Compactor,
  turns: Turn[],
  ...faults: Fault[]
): Promise<Record<TurnId, string>> {
  const seen = await play(compactor, scenario([append(...turns), compact], { summarizer: { faults } }));
  const violations = pastTheLastAnchor(seen, passesOf(seen)[0]!);
  return Object.fromEntries(violations.map(({ turn, says }) => [turn!, says]));
}

describe('past the last anchor that is present', () => {
  it('every turn has to stay', async () => {
    const told = await past(keeping(), FOUR, without('t3', 't4'));
    expect(Object.keys(told)).toEqual(['t3', 't4']);
    expect(told.t3).toContain('the last anchor in the summary is that of t2');
  });

  it('nothing is wrong where all of them stay', async () => {
    expect(await past(keeping('t3', 't4'), FOUR, without('t3', 't4'))).toEqual({});
  });

  it('lies every turn, if the summary holds no anchor', async () => {
    const told = await past(keeping('t2'), FOUR, { fault: 'placeholder' });
    expect(Object.keys(told)).toEqual(['t1', 't3', 't4']);
    expect(told.t1).toContain('no anchor at all');
  });

  it('lies nothing, if the summary holds the last anchor', async () => {
    expect(await past(keeping(), FOUR, without('t2'))).toEqual({});
  });

  it('nothing went in a pass that was refused', async () => {
    expect(await past(alwaysRefuses.make(), FOUR, without('t3', 't4'))).toEqual({});
  });
});

describe('a tool exchange across that point', () => {
  it('has to stay whole', async () => {
    const told = await past(keeping('t3'), STRADDLING, without('t3'));
    expect(Object.keys(told)).toEqual(['t2']);
    expect(told.t2).toContain('the rest of its tool exchange');
  });

  it('is in order when it stays whole', async () => {
    expect(await past(keeping('t2', 't3'), STRADDLING, without('t3'))).toEqual({});
  });

  it('is told once for each of its turns when it goes', async () => {
    expect(Object.keys(await past(keeping(), STRADDLING, without('t3'))).sort()).toEqual(['t2', 't3']);
  });

  it('may leave when it lies before that point', async () => {
    const turns = [...STRADDLING, said('t4', 'run-81')];
    expect(await past(keeping('t4'), turns, without('t4'))).toEqual({});
  });
});

it('is nothing that was shown for a summary of its own, and was not too much for that', async () => {
  const [first, second, bare] = [
    said('t1', 'TICKET-7'),
    use,
    said('t3', null, { ...result, anchor: null, facts: [] }),
  ];
  const oneByOne = session((ledger, { summarizer }) => ({
    async compact() {
      for (const turns of [[first], [second, bare]]) {
        const { text } = await summarizer.complete({ turns });
        ledger.commit({ body: text, covered: [turns[0]!], removed: turns });
      }
      return { status: 'compacted' };
    },
  }));
  const played = scenario([append(first, second, bare, asks('t9')), compact], {
    settings: { summaryBudget: 12 },
  });
  const seen = await play(oneByOne, played);
  const [pass] = passesOf(seen);
  expect(ceilingOf(seen, pass!)).toBe(1);
  expect(pastTheLastAnchor(seen, pass!)).toEqual([]);
});
