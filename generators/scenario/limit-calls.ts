import type { Step } from '../../src/scenario/scenario.js';
import type { SummarizerBehaviour } from '../../src/simulation/behaviour.js';
import type { Draw } from '../draw.js';

/** Where there are several passes, the faults may strike only the first call, or only a later one. */
export function limitCalls(
  draw: Draw,
  behaviour: SummarizerBehaviour,
  steps: readonly Step[],
): SummarizerBehaviour {
  const passes = steps.filter(({ step }) => step === 'compact').length;
  if (passes < 2 || behaviour.faults.length === 0 || draw.chance(0.4)) return behaviour;
  const calls = [draw.chance(0.6) ? 0 : draw.int(1, passes - 1)];
  return { ...behaviour, faults: behaviour.faults.map((fault) => ({ calls, ...fault })) };
}
