import type { Observation } from '../property/observation.js';
import type { RunOptions } from '../run/run-options.js';
import type { Scenario } from '../scenario/scenario.js';

/** How to check that properties fire; `runs` are those of the compactor as it is, and of each corruption at most. */
export type SelfCheckOptions = Omit<RunOptions, 'bail' | 'shrinkTimeMs'>;

/** Ways to look in on a self-check and to take part in it. */
export interface SelfCheckHooks {
  /** Called now and then with the number of cases played and of properties that fired so far. */
  progress?(plays: number, fired: number): void;
  /** Called instead of every drive, with the name of the corruption, or null for the compactor as it is. */
  play?(
    scenario: Scenario,
    drive: () => Promise<Observation>,
    stepLimitMs: number,
    corruption: string | null,
  ): Promise<Observation>;
  /** Ends the self-check; what was found is reported as it is. */
  signal?: AbortSignal;
}
