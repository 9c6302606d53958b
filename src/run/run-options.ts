import type { Observation } from '../property/observation.js';
import type { Level } from '../property/property.js';
import type { Scenario } from '../scenario/scenario.js';
import type { ModelSource } from '../simulation/model-source.js';
import type { EncodingName } from '../tokens/encoding.js';
import type { Tokenizer } from '../tokens/tokenizer.js';
import type { RateGoal } from './rate-goal.js';
import type { SearchPart } from './search-part.js';
import type { Shard } from './shard.js';
import type { StoreReading } from './stored-case.js';
import type { StreamLine } from './stream-line.js';

/** How to run; times in milliseconds, `timeMs` for the search and `shrinkTimeMs` for all shrinking together. */
export interface RunOptions {
  seed: number;
  runs: number;
  timeMs: number | null;
  shrinkTimeMs: number;
  /** For so long, all that is smaller than the counterexamples is played, where that is asked for. */
  certifyTimeMs?: number;
  stepLimitMs: number;
  encoding: EncodingName;
  tokenizer: Tokenizer;
  level: Level;
  bail: boolean;
  /** Play only this part of the runs. */
  shard?: Shard;
  /** Search only this part of them, since others search the rest at the same time. */
  part?: Shard;
  /** How often each scenario is driven, where that is more than once. */
  repeat?: number;
  /** Ends the search once every rate is shown to be below it, or one above. */
  goal?: RateGoal;
  /** What is replayed before the first run. */
  store?: StoreReading | null;
  /** Ids of properties whose failure is known: hashes of the counterexamples that are, or null for all of them. */
  known?: ReadonlyMap<string, readonly string[] | null>;
  /** Where models come from that scenarios name as their summarizers. */
  models?: ModelSource;
}

/** Ways to look in on a run and to take part in it. */
export interface RunHooks {
  /** Called now and then with the number of runs done and of properties broken so far. */
  progress?(runs: number, broken: number): void;
  /** Called with what has happened, in its order: the start, each replay, each run. */
  tell?(line: StreamLine): void;
  /** Called instead of every drive; may drive, here or elsewhere with the same limit, or answer for a known case. */
  play?(
    scenario: Scenario,
    drive: () => Promise<Observation>,
    stepLimitMs: number,
    take?: number,
  ): Promise<Observation>;
  /** What others found that search the other parts of the same runs, as soon as all of them have ended. */
  others?(): Promise<readonly SearchPart[]>;
  /** Ends the search; what was found is reported as it is. */
  signal?: AbortSignal;
}
