import type { Observation } from '../property/observation.js';
import type { Judgement, Property } from '../property/property.js';
import type { Playing } from '../run/player.js';
import type { Scenario } from '../scenario/scenario.js';
import { breaksAlone } from './breaks-alone.js';

/**
 * Plays scenarios on the one that breaks, and lets only that count as a breach on which the other, driven with the
 * same, holds: what shrinks on it shrinks on the difference.
 */
export class DifferencePlayer implements Playing {
  private readonly others = new WeakMap<Observation, Observation>();

  constructor(
    private readonly breaking: Playing,
    private readonly holding: Playing,
  ) {}

  play(scenario: Scenario): Promise<Observation> {
    return this.breaking.play(scenario);
  }

  async judge(property: Property, observation: Observation): Promise<Judgement> {
    const judgement = await this.breaking.judge(property, observation);
    if (judgement.violations.length === 0) return judgement;
    const other = await this.holding.play(observation.scenario);
    const held = { observation: other, judgement: await this.holding.judge(property, other) };
    if (!breaksAlone(property, { observation, judgement }, held)) return { ...judgement, violations: [] };
    this.others.set(observation, other);
    return judgement;
  }

  /** What the other did where the one that breaks was observed. */
  otherOf(observation: Observation): Observation | undefined {
    return this.others.get(observation);
  }
}
