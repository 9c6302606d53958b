import { describe, expect, it } from 'vitest';
import { CORRECT, FAULTY } from '../../../compactors/index.js';
import { planOf } from '../../../src/check/plan.js';
import { runCompare } from '../../../src/check/run-compare.js';
import { capabilitiesOf } from '../../../src/compactor/capabilities-of.js';
import type { Contender } from '../../../src/compare/contender.js';
import type { Breakdown } from '../../../src/property/observation.js';
import { Player } from '../../../src/run/player.js';
import type { RunHooks } from '../../../src/run/run-options.js';
import { tokenizer } from '../../conversation.js';

const make = (name: string) => [...CORRECT, ...FAULTY].find((one) => one.name === name)!.make();
const player = (name: string, hooks: RunHooks = {}) =>
  new Player(make(name), { tokenizer, stepLimitMs: 2000 }, hooks);

function contender(name: string, parts: Partial<Contender> = {}): Contender {
  const compactor = make(name);
  const about = { name, version: null, source: null, countsItself: false };
  return { ...about, supports: capabilitiesOf(compactor), player: player(name), ...parts };
}

/** Every case of it hangs, or ends its thread. */
const lost = (name: string, kind: Breakdown['kind']) =>
  player(name, {
    async play(_, drive) {
      const seen = await drive();
      return { ...seen, moments: [], breakdown: { kind, step: 0, during: 'open()', message: 'lost' } };
    },
  });

function compared(old: Contender, now: Contender, runs: number) {
  const options = { properties: ['S7', 'failure/no-crash'], runs, seed: 29, shrinkTime: 1000 };
  return runCompare({ old, now, tokenizer, together: false }, options, planOf(options));
}

describe('what comes back each time', () => {
  /** In fresh processes it is another compactor. */
  const inProcesses = (...names: string[]) => {
    const closed: string[] = [];
    const openAfresh = () => {
      const name = names.shift()!;
      return { player: player(name), close: async () => void closed.push(name) };
    };
    return { openAfresh, closed };
  };

  it('is steady where it does in fresh processes, too', async () => {
    const { openAfresh, closed } = inProcesses('cut-ignored', 'cut-ignored');
    const report = await compared(contender('reported-ids'), contender('cut-ignored', { openAfresh }), 20);
    const counted = { certainty: 'steady', returned: { times: 7, of: 7 }, afresh: { times: 2, of: 2 } };
    expect(report.differences).toEqual([expect.objectContaining(counted)]);
    expect(report.verdict).toBe('regressed');
    expect(closed).toEqual(['cut-ignored', 'cut-ignored']);
  });

  it('is chance where another process does not show it', async () => {
    const { openAfresh, closed } = inProcesses('cut-ignored', 'reported-ids');
    const report = await compared(contender('reported-ids'), contender('cut-ignored', { openAfresh }), 20);
    const counted = { certainty: 'chance', returned: { times: 6, of: 9 }, afresh: { times: 1, of: 2 } };
    expect(report.differences).toEqual([expect.objectContaining(counted)]);
    expect(report.verdict).toBe('same');
    expect(closed).toEqual(['cut-ignored', 'reported-ids']);
  });
});

describe('an old one of which cases are lost', () => {
  it('ends the search where they hang, and leaves open what the new one does in the rest', async () => {
    const old = contender('reported-ids', { player: lost('reported-ids', 'hung') });
    const report = await compared(old, contender('reported-ids'), 30);
    expect(report).toMatchObject({ verdict: 'unknown', ended: 'hung', settings: { runs: 30 } });
    expect(report.reason).toMatch(
      /ended after \d of 30 runs, since the old one hung \d times: it is not known what the new one does in the other 2\d/,
    );
    expect(report.differences).toMatchObject([{ change: 'repair', property: 'failure/no-crash' }]);
  });

  it('goes on where they only end their thread', async () => {
    const old = contender('reported-ids', { player: lost('reported-ids', 'exited') });
    const report = await compared(old, contender('reported-ids'), 30);
    expect(report).toMatchObject({ verdict: 'changed', ended: 'runs', runs: 30 });
  });
});
