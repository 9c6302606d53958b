import type { Capabilities } from '../../src/compactor/capabilities.js';
import type { Scenario } from '../../src/scenario/scenario.js';
import type { Tokenizer } from '../../src/tokens/tokenizer.js';

export interface ShrinkTools {
  tokenizer: Tokenizer;
  supports: Capabilities;
  /** The turns are those of a real conversation, whose texts are worth more than plain ones. */
  real?: boolean;
}

/** A smaller scenario, and where to go on if it still fails. */
export interface Candidate {
  scenario: Scenario;
  resume?: unknown;
}

/** One way to make a scenario smaller or plainer; it may offer what is neither, or not well formed: that is filtered. */
export type Reducer = (scenario: Scenario, tools: ShrinkTools, resume?: unknown) => Iterable<Candidate>;
