import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputRange } from '../../../compactors/faulty/input-range.js';
import { anchorsPresent } from '../../../properties/coverage/anchors-present.js';
import { Player } from '../../../src/run/player.js';
import type { RunHooks } from '../../../src/run/run-options.js';
import { Shrinking, type Shrunk } from '../../../src/run/shrinking.js';
import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { append, asks, compact, recall, scenario } from '../../conversation.js';
import { FOUR, ONE, THREE, TWO } from '../../properties/turns.js';
import { always, OPTIONS } from './try-run.js';

const failing = scenario([append(ONE, TWO), compact, append(THREE, FOUR, asks('t9')), compact, recall], {
  summarizer: { faults: [{ fault: 'drop', target: { ids: ['t2', 't4'] } }] },
});
const arbitrary = await always(failing, inputRange.make());

/** What drives the failure, and goes on with its shrinking later. */
const begin = (hooks: RunHooks = {}, played = failing, signal?: AbortSignal): Promise<Shrinking> => {
  const player = new Player(inputRange.make(), OPTIONS, hooks);
  const failure = { run: 0, value: new fc.Value(played, undefined) };
  return new Shrinking(failure, anchorsPresent, arbitrary, player, signal).drivenAgain();
};

const shrink = async (
  { timeMs, signal }: { timeMs: number; signal?: AbortSignal } = { timeMs: 30_000 },
  hooks: RunHooks = {},
  played = failing,
): Promise<Shrunk> => {
  const shrinking = await begin(hooks, played, signal);
  await shrinking.goOn(timeMs);
  return shrinking.result;
};

describe('shrinking', () => {
  it('ends at the smallest scenario that breaks the property, and says how it went', async () => {
    const { breach, shrinking, returned } = await shrink();
    expect(logOf(breach!.observation.scenario)).toHaveLength(1);
    expect(breach!.violations).toEqual(anchorsPresent.judge(breach!.observation, []).violations);
    expect(shrinking).toMatchObject({ finished: true, turnsBefore: 5, turnsAfter: 1 });
    expect(returned).toEqual({ times: 5, of: 5 });
  });

  it('drives the failure five times, and no small scenario twice after that', async () => {
    const driven: string[] = [];
    const hooks: RunHooks = {
      play(played, drive) {
        driven.push(JSON.stringify(played));
        return drive();
      },
    };
    const { shrinking } = await shrink(undefined, hooks);
    expect(driven.slice(0, 5)).toEqual(Array(5).fill(JSON.stringify(failing)));
    expect(new Set(driven.slice(5)).size).toBe(driven.length - 5);
    expect(shrinking.evaluations).toBe(driven.length - 5);
  });

  it('gives the failure itself when there is no time to shrink it', async () => {
    const { breach, shrinking } = await shrink({ timeMs: 0 });
    expect(breach!.observation.scenario).toBe(failing);
    expect(shrinking).toEqual({ evaluations: 0, finished: false, turnsBefore: 5, turnsAfter: 5 });
  });

  it('goes on where it stopped, and comes to the same as in one stretch', async () => {
    let played = 0;
    const shrinking = await begin({
      play(_, drive) {
        played += 1;
        return drive();
      },
    });
    let stretches = 0;
    for (; shrinking.isOpen && stretches < 100_000; stretches += 1) await shrinking.goOn(0.5);
    const whole = await shrink();
    expect(stretches).toBeGreaterThan(1);
    expect(shrinking.result).toMatchObject({ returned: whole.returned, shrinking: whole.shrinking });
    expect(shrinking.result.breach!.observation.scenario).toEqual(whole.breach!.observation.scenario);
    expect(played).toBe(5 + whole.shrinking.evaluations);
  });

  it('stops where it is when it is aborted', async () => {
    const abort = new AbortController();
    let played = 0;
    const hooks: RunHooks = {
      play(_, drive) {
        played += 1;
        if (played === 8) abort.abort();
        return drive();
      },
    };
    const { breach, shrinking } = await shrink({ timeMs: 30_000, signal: abort.signal }, hooks);
    expect(shrinking).toMatchObject({ evaluations: 3, finished: false });
    expect(breach!.violations).not.toEqual([]);
  });

  it('has nothing to give when the failure does not come back', async () => {
    const kept: Scenario = scenario(failing.steps);
    expect(await shrink(undefined, {}, kept)).toMatchObject({
      breach: null,
      returned: { times: 0, of: 5 },
      shrinking: { evaluations: 0, finished: false },
    });
  });
});
