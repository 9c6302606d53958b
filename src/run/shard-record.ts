import { createHash } from 'node:crypto';
import { scenarioToPlain } from '../scenario/scenario-json.js';
import { sizeOf } from '../scenario/size.js';
import type { Report, ShardRecord } from './report.js';
import { scenarioOfRun } from './scenario-of-run.js';
import type { ScenarioSource } from './scenario-source.js';
import type { Shard } from './shard.js';
import type { Shrunk } from './shrinking.js';
import type { Failure, Tally } from './tally.js';

/** So many scenarios tell one stream of them from another. */
const SAMPLED = 3;

/** What became of a property, and of the failure of it that was looked into. */
export interface Concluded {
  tally: Tally;
  failure: Failure | null;
  shrunk: Shrunk | null;
}

/** What has to be known of a shard, besides its report, to make the report of the whole run. */
export function shardRecord(
  shard: Shard,
  { seed }: Report['settings'],
  { arbitrary }: ScenarioSource,
  concluded: readonly Concluded[],
): ShardRecord {
  const hash = createHash('sha256');
  for (let run = 0; run < SAMPLED; run += 1) {
    hash.update(JSON.stringify(scenarioToPlain(scenarioOfRun(arbitrary, seed, run).value)));
  }
  return {
    ...shard,
    scenarios: hash.digest('hex').slice(0, 16),
    parts: concluded.map(({ tally: { property, skipped }, failure, shrunk }) => ({
      skipped,
      premise: {
        text: property.premise.text,
        share: property.premise.share,
        never: property.premise.never ?? null,
      },
      breach: property.breach ?? null,
      failure:
        failure && shrunk
          ? {
              run: failure.run,
              size: [...sizeOf(failure.value.value)],
              returned: shrunk.returned,
              isBreach: shrunk.breach !== null,
            }
          : null,
    })),
  };
}
