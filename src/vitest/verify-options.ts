import type { CheckOptions } from '../check/check-options.js';

/**
 * How a compactor is checked in vitest; what is left out takes its default. `time` is 5 minutes if not given,
 * `store` is `.compaction-check`, and `known` is `compaction-check.known.json`, where there is one.
 */
export interface VerifyOptions extends CheckOptions {
  /** What the suite is called; if not given, what the compactor or the factory is called. */
  name?: string;
  /** The module whose default export is the compactor, for the commands that replay failures. */
  module?: string;
}
