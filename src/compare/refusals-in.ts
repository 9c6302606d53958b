import type { Observation } from '../property/observation.js';

/** How often a compactor declined: the settings, or a pass, by its outcome or by a throw that changed nothing. */
export function refusalsIn({ refusedSettings, moments }: Observation): number {
  const refused = moments.filter(({ outcome, refusal }) => refusal !== null || outcome?.status === 'refused');
  return refused.length + Number(refusedSettings !== null);
}
