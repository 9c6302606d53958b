import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderJson } from '../../../../reports/json/render-json.js';
import type { ShardReport } from '../../../../src/run/merge-shards.js';
import { runsIn } from '../../../../src/run/shard.js';
import { INPUT_RANGE } from '../../../reports/samples/input-range.js';
import { broken, property, report } from '../../../reports/samples/report.js';

const PREMISE = { text: 'it was met', share: 0.1, never: null };

/** The report of a shard of a sample run, of which one property is broken. */
export function shardReport(index: number, of: number, parts: Partial<ShardReport> = {}): ShardReport {
  const failure = { run: index, size: [1, 2, 0, 5, 9], returned: { times: 5, of: 5 }, isBreach: true };
  const plain = { skipped: null, premise: PREMISE, breach: null };
  return {
    ...report([
      broken(INPUT_RANGE, { met: 187, broken: 41 }),
      property('conservation/partition', ['S5'], { met: 131 }),
    ]),
    runs: runsIn(2000, { index, of }),
    shard: {
      index,
      of,
      scenarios: 'c0ffee',
      parts: [
        { ...plain, failure },
        { ...plain, failure: null },
      ],
    },
    ...parts,
  };
}

/** Writes a text to a file of its own. */
export function fileWith(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'compaction-check-')), 'shard.json');
  writeFileSync(file, text);
  return file;
}

/** Writes the report of a shard as the command does. */
export const shardFile = (shard: ShardReport) => fileWith(renderJson(shard));
