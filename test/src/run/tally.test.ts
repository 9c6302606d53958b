import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Judgement } from '../../../src/property/property.js';
import { Tally } from '../../../src/run/tally.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { append, compact, scenario } from '../../conversation.js';
import { ONE, THREE, TWO } from '../../properties/turns.js';
import { BROKEN, madeUp } from './try-run.js';

const MET: Judgement = { met: 3, violations: [] };
const NOT_MET: Judgement = { met: 0, violations: [] };

const small = scenario([append(ONE), compact]);
const large = scenario([append(ONE, TWO, THREE), compact]);

function tallyOf(judgements: [Judgement, Scenario][], skipped: string | null = null): Tally {
  const tally = new Tally(madeUp(), skipped);
  judgements.forEach(([judgement, played], run) => {
    tally.add(judgement, { run, value: new fc.Value(played, undefined) });
  });
  return tally;
}

describe('a tally', () => {
  it('counts runs, not how often something occurred in them', () => {
    const broken = { ...BROKEN, violations: [...BROKEN.violations, ...BROKEN.violations] };
    expect(
      tallyOf([
        [MET, small],
        [NOT_MET, small],
        [broken, small],
      ]),
    ).toMatchObject({ met: 2, broken: 1 });
  });

  it('keeps the smallest failures, the earlier of two of one size first', () => {
    const tally = tallyOf([
      [BROKEN, large],
      [MET, small],
      [BROKEN, small],
      [BROKEN, small],
      [BROKEN, large],
    ]);
    expect(tally.failures[0]).toMatchObject({ run: 2, value: { value: small } });
    expect(tally.failures.length).toBeLessThanOrEqual(3);
  });

  it('has no failure while nothing broke', () => {
    expect(tallyOf([[MET, small]]).failures).toEqual([]);
  });

  it('adds figures up by name', () => {
    const figures = (name: string, part: number, whole: number): Judgement => ({
      ...MET,
      figures: { [name]: { part, whole } },
    });
    const tally = tallyOf([
      [figures('hollow', 1, 2), small],
      [figures('hollow', 0, 5), small],
      [figures('other', 3, 3), small],
      [MET, small],
    ]);
    expect(tally.figures).toEqual({ hollow: { part: 1, whole: 7 }, other: { part: 3, whole: 3 } });
  });

  it('takes nothing but figures where the property is skipped', () => {
    const measured = { ...BROKEN, figures: { hollow: { part: 1, whole: 1 } } };
    const tally = tallyOf([[measured, small]], 'it has no pointer set');
    expect(tally).toMatchObject({ met: 0, broken: 0, failures: [] });
    expect(tally.figures).toEqual({ hollow: { part: 1, whole: 1 } });
  });

  it('is the same whether it counts all runs, or parts of them that were counted elsewhere', () => {
    const figures = { hollow: { part: 1, whole: 2 } };
    const runs: [Judgement, Scenario][] = [
      [BROKEN, large],
      [{ ...MET, figures }, small],
      [BROKEN, small],
      [NOT_MET, small],
      [BROKEN, small],
      [{ ...BROKEN, figures }, large],
      [BROKEN, large],
    ];
    const scenarioAt = (run: number) => new fc.Value(runs[run]![1], undefined);
    const joined = new Tally(madeUp(), null);
    for (const remainder of [1, 0]) {
      const part = new Tally(madeUp(), null);
      runs.forEach(([judgement], run) => {
        if (run % 2 === remainder) part.add(judgement, { run, value: scenarioAt(run) });
      });
      joined.addPart(JSON.parse(JSON.stringify(part.part)), scenarioAt);
    }
    expect(joined.part).toEqual(tallyOf(runs).part);
    expect(joined.failures.map(({ run }) => run)).toEqual([2, 4, 0]);
  });
});
