import type { Compactor } from '../compactor/compactor.js';
import { drive } from '../drive/drive.js';
import type { Observation } from '../property/observation.js';
import type { Judgement, Property } from '../property/property.js';
import type { Scenario } from '../scenario/scenario.js';
import type { RunHooks, RunOptions } from './run-options.js';

/** Drives scenarios on one compactor and lets properties judge what was seen. */
export class Player {
  constructor(
    private readonly compactor: Compactor,
    private readonly options: Pick<RunOptions, 'tokenizer' | 'stepLimitMs'>,
    private readonly hooks: Pick<RunHooks, 'play'>,
  ) {}

  play(scenario: Scenario): Promise<Observation> {
    const driven = () => drive(this.compactor, scenario, this.options);
    return this.hooks.play ? this.hooks.play(scenario, driven) : driven();
  }

  /** Judges an observation, with the property's companion scenarios driven beside it. */
  async judge(property: Property, observation: Observation): Promise<Judgement> {
    const companions: Observation[] = [];
    for (const scenario of property.companions?.(observation.scenario) ?? [])
      companions.push(await this.play(scenario));
    return property.judge(observation, companions);
  }
}
