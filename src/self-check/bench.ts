import type * as fc from 'fast-check';
import type { Compactor } from '../compactor/compactor.js';
import { Player } from '../run/player.js';
import { scenarioOfRun } from '../run/scenario-of-run.js';
import type { ScenarioSource } from '../run/scenario-source.js';
import type { Scenario } from '../scenario/scenario.js';
import type { Corruption } from './corruption.js';
import { Pace } from './pace.js';
import type { SelfCheckHooks, SelfCheckOptions } from './self-check-options.js';

/** So many scenarios are remembered, since every corruption is played over the same ones. */
const REMEMBERED = 1000;

/** Where a compactor is played, as it is and corrupted, over the same scenarios. */
export class Bench {
  readonly pace: Pace;
  /** How many runs the compactor was played as it is. */
  runs = 0;
  private readonly scenarios = new Map<number, fc.Value<Scenario>>();

  constructor(
    private readonly compactor: Compactor,
    readonly source: ScenarioSource,
    readonly options: SelfCheckOptions,
    private readonly hooks: SelfCheckHooks,
  ) {
    this.pace = new Pace(options.timeMs, hooks);
  }

  scenarioOf(run: number): fc.Value<Scenario> {
    let scenario = this.scenarios.get(run);
    if (!scenario) {
      scenario = scenarioOfRun(this.source.arbitrary, this.options.seed, run);
      if (this.scenarios.size < REMEMBERED) this.scenarios.set(run, scenario);
    }
    return scenario;
  }

  /** A player of the compactor, corrupted if so asked. */
  playerOf(corruption: Corruption | null): Player {
    const { hooks, options, compactor } = this;
    const stepLimitMs = corruption?.stepLimitMs ?? options.stepLimitMs;
    const name = corruption?.name ?? null;
    return new Player(
      corruption ? corruption.corrupt(compactor) : compactor,
      { tokenizer: options.tokenizer, stepLimitMs },
      hooks.play ? { play: (scenario, drive, limitMs) => hooks.play!(scenario, drive, limitMs, name) } : {},
    );
  }
}
