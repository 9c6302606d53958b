import type { Level } from '../property/property.js';
import type { EncodingName } from '../tokens/encoding.js';
import type { CheckOptions } from './check-options.js';
import { PROFILES } from './profiles.js';

/** A seed that `--seed` takes again. */
const randomSeed = () => Math.floor(Math.random() * 2 ** 31);

/** Everything that a run must be told, in its units. */
export interface Plan {
  seed: number;
  runs: number;
  timeMs: number | null;
  encoding: EncodingName;
  level: Level;
  bail: boolean;
  shrinkTimeMs: number;
  stepLimitMs: number;
}

/** The plan that valid options amount to. */
export function planOf(options: CheckOptions): Plan {
  return {
    seed: options.seed ?? randomSeed(),
    runs: options.runs ?? PROFILES[options.profile ?? 'ci'],
    timeMs: options.time === undefined ? null : Number(options.time),
    encoding: options.encoding ?? 'o200k_base',
    level: options.level ?? 'must',
    bail: options.bail ?? false,
    shrinkTimeMs: Number(options.shrinkTime ?? 60_000),
    stepLimitMs: Number(options.stepLimit ?? 2000),
  };
}
