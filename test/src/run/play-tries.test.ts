import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Property } from '../../../src/property/property.js';
import { playTries } from '../../../src/run/play-tries.js';
import { Player } from '../../../src/run/player.js';
import { Tally } from '../../../src/run/tally.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, compact, scenario } from '../../conversation.js';
import { ONE } from '../../properties/turns.js';
import { BROKEN, madeUp, OPTIONS } from './try-run.js';

const value = new fc.Value(scenario([append(ONE), compact]), undefined);

/** A property that breaks in the tries with these numbers, and whose premise occurs in those from one number on. */
function flaky(breaksIn: readonly number[], meetsFrom = 1): Property {
  let judged = 0;
  return madeUp({
    judge: () => {
      judged += 1;
      if (breaksIn.includes(judged)) return BROKEN;
      return {
        met: judged < meetsFrom ? 0 : 1,
        violations: [],
        figures: { tries: { part: judged, whole: 10 } },
      };
    },
  });
}

async function playing(property: Property, endAfter = 5) {
  const tally = new Tally(property, null);
  const player = new Player(session(), OPTIONS, {});
  let asked = 0;
  const isCounted = await playTries({ run: 3, value }, [tally], player, 5, async () => {
    asked += 1;
    return asked >= endAfter;
  });
  return { tally, isCounted };
}

describe('a scenario that is driven five times', () => {
  it('is one run, in which a breach in one try is one', async () => {
    const { tally, isCounted } = await playing(flaky([2, 4]));
    expect(isCounted).toBe(true);
    expect(tally).toMatchObject({ met: 1, broken: 1 });
    expect(tally.tries.all).toEqual([{ broken: 2, met: 5, scenarios: 1 }]);
  });

  it('remembers what was seen when it broke, which may never come back', async () => {
    const { tally } = await playing(flaky([4]));
    expect(tally.failures).toMatchObject([{ run: 3, breach: { violations: BROKEN.violations } }]);
    expect(tally.failures[0]!.breach!.observation.scenario).toBe(value.value);
  });

  it('counts the tries that met the premise', async () => {
    const { tally } = await playing(flaky([], 4));
    expect(tally).toMatchObject({ met: 1, broken: 0 });
    expect(tally.tries.all).toEqual([{ broken: 0, met: 2, scenarios: 1 }]);
  });

  it('has the figures of its first try', async () => {
    const { tally } = await playing(flaky([]));
    expect(tally.figures).toEqual({ tries: { part: 1, whole: 10 } });
  });

  it('is not counted where it was ended before anything broke', async () => {
    const { tally, isCounted } = await playing(flaky([4]), 2);
    expect(isCounted).toBe(false);
    expect(tally).toMatchObject({ met: 0, broken: 0 });
    expect(tally.tries.all).toEqual([]);
  });

  it('is counted where it was ended after something broke', async () => {
    const { tally, isCounted } = await playing(flaky([1]), 2);
    expect(isCounted).toBe(true);
    expect(tally.tries.all).toEqual([{ broken: 1, met: 2, scenarios: 1 }]);
  });
});
