import type * as fc from 'fast-check';
import type { Property } from '../property/property.js';
import { logOf } from '../scenario/log-of.js';
import type { Scenario } from '../scenario/scenario.js';
import { scenarioToPlain } from '../scenario/scenario-json.js';
import type { Breach } from './breach.js';
import { isSameKind } from './is-same-kind.js';
import { playAndJudge } from './play-and-judge.js';
import type { Playing } from './player.js';
import type { Counterexample } from './report.js';
import type { Failure } from './tally.js';

/** What the shrinking of a failure has come to. */
export interface Shrunk {
  /** The smallest breach that was found; null if the failure never came back, and what was seen is not known. */
  breach: Breach | null;
  returned: { times: number; of: number };
  /** How often the smallest broke in tries that had no part in its being chosen. */
  tries?: { broken: number; of: number };
  shrinking: Counterexample['shrinking'];
}

const REDRIVES = 5;
const FLAKY_ATTEMPTS = 3;
/** Scenarios up to this many turns are remembered, so that none is driven twice. */
const REMEMBERED_TURNS = 20;

/**
 * Drives a failure again to see whether it comes back, then looks for the smallest scenario that breaks the property,
 * in stretches: a stretch goes on where the last one stopped.
 */
export class Shrinking {
  private breach: Breach | null = null;
  private readonly returned = { times: 0, of: 0 };
  private evaluations = 0;
  private finished = false;
  private unanswered = 0;
  private tries: Shrunk['tries'];
  private candidates: Iterator<fc.Value<Scenario>>;
  private readonly tried = new Set<string>();

  constructor(
    private readonly failure: Failure,
    private readonly property: Property,
    private readonly arbitrary: fc.Arbitrary<Scenario>,
    private readonly player: Playing,
    private readonly signal?: AbortSignal,
    /** How often each scenario is driven, where the compactor is not deterministic. */
    private readonly repeat = 1,
  ) {
    this.breach = failure.breach ?? null;
    this.candidates = this.smallerThan(failure.value);
  }

  /** Whether shrinking has time to spend: a breach came back, and something smaller may be left to try. */
  get isOpen(): boolean {
    return this.breach !== null && !this.finished;
  }

  get result(): Shrunk {
    const { breach, returned, evaluations, finished, unanswered, tries } = this;
    const turnsBefore = logOf(this.failure.value.value).length;
    const turnsAfter = breach ? logOf(breach.observation.scenario).length : turnsBefore;
    return {
      breach,
      returned,
      ...(tries && { tries }),
      shrinking: { evaluations, finished, turnsBefore, turnsAfter, ...(unanswered > 0 && { unanswered }) },
    };
  }

  /** Whether a breach comes back is known before shrinking, however little time that gets. */
  async drivenAgain(): Promise<this> {
    const { returned } = this;
    while (returned.of < Math.max(REDRIVES, this.repeat) && !(returned.of > 0 && this.signal?.aborted)) {
      const seen = await this.breachOf(this.failure.value.value, 1, this.repeat > 1 ? returned.of : 0);
      returned.of += 1;
      if (!seen) continue;
      this.breach ??= seen;
      returned.times += 1;
    }
    return this;
  }

  /** Tries smaller scenarios for so many milliseconds, until none breaks the property or it is aborted. */
  async goOn(timeMs: number): Promise<void> {
    const deadline = performance.now() + timeMs;
    const flaky = this.returned.times < this.returned.of ? FLAKY_ATTEMPTS : 1;
    const attempts = this.repeat > 1 ? this.repeat : flaky;
    while (this.isOpen && performance.now() < deadline && !this.signal?.aborted) {
      const next = this.candidates.next();
      if (next.done) this.finished = true;
      else if (!this.wasTried(next.value.value)) await this.evaluate(next.value, attempts);
    }
  }

  /**
   * Drives the smallest as often as every scenario, to say in how many tries it breaks: that it broke when it was chosen
   * says too much of one that seldom does.
   */
  async triedAgain(): Promise<void> {
    if (this.repeat < 2 || !this.breach) return;
    const tries = { broken: 0, of: 0 };
    while (tries.of < this.repeat && !this.signal?.aborted) {
      tries.of += 1;
      if (await this.breachOf(this.breach.observation.scenario, 1, this.repeat + tries.of - 1))
        tries.broken += 1;
    }
    if (tries.of > 0) this.tries = tries;
  }

  private async evaluate(candidate: fc.Value<Scenario>, attempts: number): Promise<void> {
    this.evaluations += 1;
    const seen = await this.breachOf(candidate.value, attempts);
    if (!seen || !isSameKind(this.property, this.breach, seen)) return;
    this.breach = seen;
    this.candidates = this.smallerThan(candidate);
  }

  private smallerThan({ value, context }: fc.Value<Scenario>): Iterator<fc.Value<Scenario>> {
    return this.arbitrary.shrink(value, context)[Symbol.iterator]();
  }

  private wasTried(scenario: Scenario): boolean {
    if (logOf(scenario).length > REMEMBERED_TURNS) return false;
    const key = JSON.stringify(scenarioToPlain(scenario));
    if (this.tried.has(key)) return true;
    this.tried.add(key);
    return false;
  }

  /** Each attempt is a take of its own only where takes are counted. */
  private async breachOf(scenario: Scenario, attempts: number, first = 0): Promise<Breach | null> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const take = this.repeat > 1 ? first + attempt : first;
      const seen = await playAndJudge(this.player, this.property, scenario, take);
      if (!seen) {
        // What a model did not answer breaks nothing.
        this.unanswered += 1;
        return null;
      }
      if (seen.violations.length > 0) return seen;
    }
    return null;
  }
}
