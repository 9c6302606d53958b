import type { Capabilities } from '../../src/compactor/capabilities.js';
import type { Settings } from '../../src/compactor/settings.js';
import { logOf } from '../../src/scenario/log-of.js';
import { oddSettings } from '../../src/scenario/odd-settings.js';
import type { Scenario } from '../../src/scenario/scenario.js';
import type { Fault, SummarizerBehaviour } from '../../src/simulation/behaviour.js';
import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import { compareToCeiling } from '../../src/transcript/ceiling.js';
import { type Exchange, exchangesOf } from '../../src/transcript/exchange.js';
import { tokensOf } from '../../src/transcript/tokens-of.js';
import type { Turn } from '../../src/transcript/turn.js';
import { faithfulTokens } from '../budget/faithful-tokens.js';
import { handOver } from '../handover/handover.js';

/** What a scenario's first pass meets, read from the scenario alone; what costs time to find out is found out once. */
export class FirstPass {
  readonly log: readonly Turn[];
  readonly settings: Settings;
  readonly summarizer: SummarizerBehaviour;
  /** The faults that strike the first call. */
  readonly faults: readonly Fault[];
  /** Odd settings say nothing of budgets, ceilings and windows. */
  readonly isOdd: boolean;
  #handed: readonly Turn[] | undefined;
  #summaryTokens: number | undefined;
  #exchanges: readonly Exchange[] | undefined;

  constructor(
    readonly scenario: Scenario,
    readonly supports: Capabilities,
    readonly tokenizer: Tokenizer,
  ) {
    this.log = logOf(
      scenario,
      scenario.steps.findIndex(({ step }) => step === 'compact'),
    );
    this.settings = scenario.settings;
    this.summarizer = scenario.summarizer;
    this.faults = scenario.summarizer.faults.filter(({ calls }) => calls === undefined || calls.includes(0));
    this.isOdd = oddSettings(scenario.settings).length > 0;
  }

  /** The turns that it hands to the summarizer. */
  get handed(): readonly Turn[] {
    this.#handed ??= handOver(this.log, this.supports, this.settings.keep).handed;
    return this.#handed;
  }

  get exchanges(): readonly Exchange[] {
    this.#exchanges ??= exchangesOf(this.log);
    return this.#exchanges;
  }

  /** The tokens of a faithful summary. */
  get summaryTokens(): number {
    this.#summaryTokens ??= faithfulTokens(this.handed, this.tokenizer, this.summarizer.marker);
    return this.#summaryTokens;
  }

  /** Where the cost of what is handed lies: below, at or above the ceiling; null under odd settings. */
  get atCeiling(): -1 | 0 | 1 | null {
    if (this.isOdd) return null;
    return compareToCeiling(this.handed, this.settings.summaryBudget, this.settings.ratios);
  }

  /** Whether the summarizer does all that is asked of it, and says so truly. */
  get isFaithful(): boolean {
    return (
      this.faults.every(({ fault }) => fault === 'late') &&
      ['none', 'truthful'].includes(this.summarizer.report)
    );
  }

  /** Whether the view is over the trigger, where there is one. */
  get isDue(): boolean {
    return this.settings.trigger === undefined || tokensOf(this.log) > this.settings.trigger;
  }

  isHitBy(name: Fault['fault']): boolean {
    return this.faults.some(({ fault }) => fault === name);
  }
}
