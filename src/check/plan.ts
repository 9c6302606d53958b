import { HarnessError } from '../errors/harness-error.js';
import type { Level } from '../property/property.js';
import type { Shard } from '../run/shard.js';
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
  shard?: Shard;
  /** The model that summarizes in a run. */
  model?: string;
}

/**
 * The plan that valid options amount to.
 *
 * @throws HarnessError CC_SHARD_NEEDS_SEED.
 */
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
    ...(options.shard !== undefined && { shard: shardOf(options.shard, options.seed) }),
  };
}

function shardOf(shard: string, seed: number | undefined): Shard {
  const [index, of] = shard.split('/').map(Number);
  if (seed !== undefined) return { index: index!, of: of! };
  throw new HarnessError({
    code: 'CC_SHARD_NEEDS_SEED',
    what: `Shard ${shard} was asked for, and no seed.`,
    why: 'Every shard would draw a seed of its own, and they would be parts of different runs.',
    next: 'Give all of them the same, as in `--seed 1 --shard 2/5`.',
  });
}
