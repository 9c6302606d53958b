import { judgementOf } from '../property/judgement-of.js';
import type { Observation } from '../property/observation.js';
import type { Property } from '../property/property.js';
import type { Counterexample, PropertyReport } from '../run/report.js';
import { whySkipped } from '../run/why-skipped.js';
import type { Scenario } from '../scenario/scenario.js';

/** A scenario that is driven again, and what every counterexample on it says of itself. */
export interface Replay {
  scenario: Scenario;
  /** How often to drive it until it breaks; more than once if it is known to be flaky. */
  attempts: number;
  about: Omit<Counterexample, 'property' | 'clauses' | 'claim' | 'violations' | 'observation'>;
}

/** Drives a scenario again, and its companions, and tells what became of one property. */
export async function judgeAgain(
  { scenario, attempts, about }: Replay,
  property: Property,
  play: (scenario: Scenario) => Promise<Observation>,
): Promise<PropertyReport> {
  const { id, clauses, level, claim, premise } = property;
  const report = { id, clauses, level, claim, reason: null, met: 0, broken: 0, rateBelow: null, figures: {} };
  for (let attempt = 1; ; attempt += 1) {
    const observation = await play(scenario);
    const reason = whySkipped(property, observation.supports);
    if (reason !== null) return { ...report, verdict: 'skipped', reason, counterexample: null };
    const { met, violations } = await judgementOf(property, observation, play);
    if (violations.length > 0) {
      const counterexample = { ...about, property: id, clauses, claim, violations, observation };
      return { ...report, met: 1, broken: 1, verdict: property.breach ?? 'failed', counterexample };
    }
    if (attempt < attempts) continue;
    if (met > 0) return { ...report, met: 1, verdict: 'passed', counterexample: null };
    return {
      ...report,
      verdict: 'unknown',
      reason: `its premise (${premise.text}) does not occur`,
      counterexample: null,
    };
  }
}
