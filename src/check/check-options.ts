import type { Level, Property } from '../property/property.js';
import type { DialectName } from '../recorded/model-options.js';
import type { EncodingName } from '../tokens/encoding.js';
import type { Turn } from '../transcript/turn.js';
import type { Profile } from './profiles.js';

/** How a compactor is checked; what is left out takes its default. */
export interface CheckOptions {
  /** A named number of runs: smoke 100, ci 2,000 (the default), nightly 50,000. */
  profile?: Profile;
  /** How many scenarios are generated. */
  runs?: number;
  /** Stop searching after this long, even if runs are left: milliseconds, or text such as `60s`. */
  time?: number | string;
  /** Equal seeds generate equal scenarios; a random one if not given. */
  seed?: number;
  /** Play only a part of the runs, such as `2/5` the second of five; needs a seed. */
  shard?: string;
  /** Drive each scenario so many times, for a compactor that is not deterministic; a breach in one try is one. */
  repeat?: number;
  /**
   * Stop as soon as every rate of breaches is shown to be below this, such as `1%` or 0.01, or one to be above it; at
   * most after `runs`, which are 50,000 then if not given.
   */
  untilRate?: number | string;
  /** How sure that has to be: `95%` if not given. */
  confidence?: number | string;
  /** Which properties are judged: ids, globs such as `coverage/*`, clauses such as `S1`. All if not given. */
  properties?: readonly string[];
  /** Whether breaches of `should` properties fail the check, too. */
  level?: Level;
  encoding?: EncodingName;
  /** Counts tokens in place of the encoding, for models that do not use it. */
  countTokens?(text: string): number;
  /** Also report what occurred in the scenarios, in which shares. */
  statistics?: boolean;
  /** Stop searching at the first breach. */
  bail?: boolean;
  /** How long opening and each step may take: milliseconds, or text; 2 seconds if not given, 30 for a summarizer. */
  stepLimit?: number | string;
  /** How long shrinking may take, all broken properties together: milliseconds, or text such as `30s`. */
  shrinkTime?: number | string;
  /** Also play everything that is smaller than a counterexample, within a small scope, to show that none of it breaks. */
  certify?: boolean;
  /** How long that may take, all broken properties together: milliseconds, or text; a minute if not given. */
  certifyTime?: number | string;
  /** Where counterexamples are written, and replayed from before the first run; `false` for nowhere. */
  store?: string | false;
  /** The file of failures that are known and let pass; `false` for none. */
  known?: string | false;
  /** A model that summarizes in place of a simulated summarizer; its answers are recorded, and replayed. */
  model?: string;
  /** The base URL at which it is asked for what is to be recorded. */
  modelUrl?: string;
  /** The interface that is spoken there, where its URL does not tell. */
  modelDialect?: DialectName;
  /** Ask the model for what is not recorded yet. */
  record?: boolean;
  /** The directory of what is recorded: `compaction-check.cassettes` if not given. */
  cassettes?: string;
  /** Properties of one's own, judged along with the built-in ones. */
  extraProperties?: readonly Property[];
  /** Turns of a real conversation, in place of generated ones. */
  turns?: readonly Turn[];
}
