import { describe, expect, it } from 'vitest';
import { alwaysRefuses } from '../../../compactors/faulty/always-refuses.js';
import { neverCompacts } from '../../../compactors/faulty/never-compacts.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import { type Pass, passesOf } from '../../../src/property/passes.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { careless, pair, session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, play, recall, said, scenario } from '../../conversation.js';

const [ONE, TWO, THREE] = [said('t1', 'TICKET-7'), said('t2', 'src/a.ts'), said('t3', 'ERR-40')];

const once = scenario([append(ONE, TWO, asks('t9')), compact, recall]);
const twice = scenario([append(ONE, asks('t8')), compact, append(TWO, THREE, asks('t9')), compact]);

const passes = async (compactor: Compactor, played: Scenario) => passesOf(await play(compactor, played));
const idsOf = ({ prefix }: Pass) => prefix.map((turn) => turn.id);

describe('a pass', () => {
  it('is every compact step, with the moment before it and the turns so far', async () => {
    const [first, second] = await passes(session(), twice);
    expect(first).toMatchObject({ moment: 1, before: { step: 0 } });
    expect(first!.log.map((turn) => turn.id)).toEqual(['t1', 't8']);
    expect(second!.log.map((turn) => turn.id)).toEqual(['t1', 't8', 't2', 't3', 't9']);
  });

  it('is none where turns are appended or asked for', async () => {
    expect(await passes(session(), scenario([append(ONE), recall]))).toEqual([]);
  });

  it('has nothing before it when it comes first', async () => {
    const [first] = await passes(session(), scenario([compact]));
    expect(first).toMatchObject({ before: null, log: [], applied: false });
  });

  it('is also an append in which the compactor compacts by itself', async () => {
    const automatic = session((ledger, { summarizer }) => ({
      async append(turns) {
        ledger.append(turns);
        const { text } = await summarizer.complete({ turns });
        ledger.commit({ body: text, covered: turns.slice(0, 1), removed: turns.slice(0, 1) });
      },
    }));
    const [first] = await passes(automatic, scenario([append(ONE, TWO)]));
    expect(first).toMatchObject({ moment: 0, before: null, leftView: ['t1'], newlyClaimed: ['t1'] });
  });
});

describe('the prefix', () => {
  it('is what a compactor that chooses showed, by id', async () => {
    expect((await passes(session(), once)).map(idsOf)).toEqual([['t1', 't2']]);
  });

  it('is what a compactor that chooses showed, in a prompt', async () => {
    const [first] = await passes(careless(), once);
    expect(idsOf(first!)).toEqual(['t1', 't2']);
  });

  it('has turns, too, of which a prompt shows a part', async () => {
    const [first] = await passes(careless({ show: ({ content }) => content!.slice(-40) }), once);
    expect(idsOf(first!)).toEqual(['t1', 't2']);
  });

  it('is everything where all turns are handed over', async () => {
    expect((await passes(pair(), twice)).map(idsOf)).toEqual([
      ['t1', 't8'],
      ['t1', 't8', 't2', 't3', 't9'],
    ]);
  });

  it('is empty where nobody was asked', async () => {
    expect((await passes(neverCompacts.make(), once)).map(idsOf)).toEqual([[]]);
  });
});

describe('newly claimed are', () => {
  it('the turns that a session had not claimed before', async () => {
    const seen = await passes(session(), twice);
    expect(seen.map((pass) => pass.newlyClaimed)).toEqual([['t1'], ['t2', 't3']]);
  });

  it('all turns of a checkpoint that is built anew', async () => {
    const seen = await passes(pair(), twice);
    expect(seen.map((pass) => pass.newlyClaimed)).toEqual([
      ['t1', 't8'],
      ['t1', 't8', 't2', 't3', 't9'],
    ]);
  });

  it('the turns that left the view, without a pointer set', async () => {
    const seen = await passes(careless(), twice);
    expect(seen.map((pass) => pass.newlyClaimed)).toEqual([['t1'], ['t8', 't2', 't3']]);
    expect(seen.map((pass) => pass.leftView)).toEqual(seen.map((pass) => pass.newlyClaimed));
  });

  it.each([
    ['was refused', alwaysRefuses.make(), once],
    ['found nothing to do', neverCompacts.make(), once],
    ['changed nothing', pair(), scenario([append(ONE), compact, compact])],
  ])('none when the pass %s', async (_, compactor, played) => {
    expect((await passes(compactor, played)).at(-1)).toMatchObject({
      applied: false,
      leftView: [],
      newlyClaimed: [],
    });
  });
});

describe('the report', () => {
  const reportWith = async (summarizer: Partial<Scenario['summarizer']>) => {
    const [first] = await passes(pair(), scenario(once.steps, { summarizer }));
    return first!.report;
  };

  it('is null without one, and empty where the summarizer reported nothing', async () => {
    expect(await reportWith({ report: 'none' })).toBeNull();
    expect(await reportWith({ report: 'nothing' })).toEqual(new Set());
  });

  it('holds the reported ids, whatever they are', async () => {
    expect(await reportWith({ report: 'unknown-ids' })).toEqual(new Set(['t1', 't2', 't0']));
  });

  it('is null where no call gave an answer', async () => {
    const faults = [{ fault: 'fail' as const, message: 'rate limit' }];
    expect(await reportWith({ report: 'everything', faults })).toBeNull();
  });
});

it('counts calls that failed among the calls, and not among the answered ones', async () => {
  const retrying = session((ledger, { summarizer }) => ({
    async compact() {
      const ask = () => summarizer.complete({ turns: ledger.turns });
      await ask().catch(ask);
      return { status: 'noop' };
    },
  }));
  const faults = [{ fault: 'fail' as const, message: 'rate limit', calls: [0] }];
  const [first] = await passes(
    retrying,
    scenario(once.steps, { summarizer: { report: 'truthful', faults } }),
  );
  expect(first!.now.calls).toHaveLength(2);
  expect(first!.answered.map((call) => call.index)).toEqual([1]);
  expect(first!.report).toEqual(new Set(['t1', 't2']));
});
