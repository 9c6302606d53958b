import type { Compactor } from '../compactor/compactor.js';
import { drive } from '../drive/drive.js';
import { judgementOf } from '../property/judgement-of.js';
import type { Observation } from '../property/observation.js';
import type { Judgement, Property } from '../property/property.js';
import type { Scenario } from '../scenario/scenario.js';
import type { RunHooks, RunOptions } from './run-options.js';

/** So many cases that hung or ended their thread are evidence enough: the search ends, and shrinking waits less long. */
const PATIENCE = 5;
const SHORT_LIMIT_MS = 500;

/** How many cases hung, and how many ended their thread. */
export interface Losses {
  hung: number;
  exited: number;
}

/** Drives scenarios on one compactor and lets properties judge what was seen. */
export class Player {
  readonly lost: Losses = { hung: 0, exited: 0 };

  constructor(
    private readonly compactor: Compactor,
    private readonly options: Pick<RunOptions, 'tokenizer' | 'stepLimitMs' | 'models'>,
    private readonly hooks: Pick<RunHooks, 'play'>,
  ) {}

  /** Whether waiting for more cases that hang would tell nothing new. */
  get isOutOfPatience(): boolean {
    return this.lost.hung + this.lost.exited >= PATIENCE;
  }

  /**
   * Drives a scenario; where its summarizer is a model, a `take` for itself, counted from 0, has other answers.
   *
   * @throws HarnessError only where a model could not answer.
   */
  async play(scenario: Scenario, take = 0): Promise<Observation> {
    const { tokenizer, stepLimitMs: limit, models } = this.options;
    const stepLimitMs = this.lost.hung >= PATIENCE ? Math.min(limit, SHORT_LIMIT_MS) : limit;
    const driven = () =>
      drive(this.compactor, scenario, { tokenizer, stepLimitMs, take, ...(models && { models }) });
    const observation = await (this.hooks.play
      ? this.hooks.play(scenario, driven, stepLimitMs, take)
      : driven());
    const kind = observation.breakdown?.kind;
    if (kind === 'hung' || kind === 'exited') this.lost[kind] += 1;
    return observation;
  }

  /** Judges an observation, with the property's companion scenarios driven beside it. */
  judge(property: Property, observation: Observation, take = 0): Promise<Judgement> {
    return judgementOf(property, observation, (companion) => this.play(companion, take));
  }
}

/** Whatever scenarios can be played on and judged. */
export type Playing = Pick<Player, 'play' | 'judge'>;
