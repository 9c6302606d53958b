import type { Step } from '../../src/scenario/scenario.js';
import type { SummarizerBehaviour } from '../../src/simulation/behaviour.js';
import type { Draw } from '../draw.js';

/**
 * Where there are several passes, the faults may strike only the first call, only the first ones, or only a later
 * one; or each of them its own, so that every call goes wrong in another way.
 */
export function limitCalls(
  draw: Draw,
  behaviour: SummarizerBehaviour,
  steps: readonly Step[],
): SummarizerBehaviour {
  const passes = steps.filter(({ step }) => step === 'compact').length;
  if (passes < 2 || behaviour.faults.length === 0 || draw.chance(0.4)) return behaviour;
  const together = drawCalls(draw, passes);
  const isApart = draw.chance(0.3);
  return {
    ...behaviour,
    faults: behaviour.faults.map((fault) => ({
      calls: isApart ? drawCalls(draw, passes) : together,
      ...fault,
    })),
  };
}

function drawCalls(draw: Draw, passes: number): number[] {
  const calls = Array.from({ length: passes }, (_, call) => call);
  return draw.weighted([
    [calls.slice(0, 1), 5],
    [[draw.pick(calls.slice(1))], 3],
    [calls.slice(0, -1), 2],
  ]);
}
