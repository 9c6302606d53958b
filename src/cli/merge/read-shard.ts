import { readFileSync } from 'node:fs';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { withoutBom } from '../../adapters/without-bom.js';
import { HarnessError } from '../../errors/harness-error.js';
import type { ShardReport } from '../../run/merge-shards.js';
import type { Report } from '../../run/report.js';
import { publishedSchemas } from '../../scenario/published-schemas.js';
import { scenarioFromPlain } from '../../scenario/scenario-json.js';
import { impossibleIn } from './impossible-in.js';

const SCHEMAS = ['scenario', 'observation', 'counterexample', 'report'];

let compiled: ValidateFunction<Report> | null = null;

/**
 * Reads the report of a shard, as `run --shard --json` wrote it.
 *
 * @throws HarnessError CC_REPORT_MISSING, CC_REPORT_DAMAGED, CC_REPORT_VERSION, CC_REPORT_NO_SHARD.
 */
export function readShard(file: string): ShardReport {
  const value = parse(file);
  if (!('settings' in value && 'properties' in value)) throw damaged(file, 'it is no report of a run');
  if (value.version !== 1) throw otherVersion(file, value.version);
  const report = validated(file, value);
  const { shard, properties } = report;
  if (!shard) throw noShard(file);
  if (shard.index > shard.of || shard.parts.length !== properties.length) {
    throw damaged(file, '`shard` does not fit the rest of it');
  }
  const impossible = impossibleIn({ ...report, shard });
  if (impossible !== null) throw damaged(file, impossible);
  for (const { counterexample } of properties) {
    if (!counterexample) continue;
    const { observation } = counterexample;
    observation.scenario = scenarioFromPlain(observation.scenario);
  }
  return { ...report, shard };
}

function parse(file: string): Record<string, unknown> {
  let text: string;
  try {
    text = withoutBom(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new HarnessError({
      code: 'CC_REPORT_MISSING',
      what: `${file} could not be read: ${(cause as Error).message}`,
      why: 'Without one of its shards, nothing can be said of the whole run.',
      next: 'Name the reports that `compaction-check run --shard … --json <file>` wrote.',
    });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw damaged(file, `it is no JSON: ${(cause as Error).message}`);
  }
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  throw damaged(file, 'it is no JSON object');
}

function validated(file: string, value: unknown): Report {
  compiled ??= publishedSchemas(SCHEMAS, { allowUnionTypes: true }).getSchema<Report>('report.schema.json')!;
  if (compiled(value)) return value;
  const { instancePath, message } = compiled.errors![0]!;
  throw damaged(file, `${instancePath || 'it'} ${message}`);
}

function damaged(file: string, problem: string): HarnessError {
  return new HarnessError({
    code: 'CC_REPORT_DAMAGED',
    what: `${file} cannot be merged: ${problem}.`,
    why: 'A report that is only half understood would give a wrong whole.',
    next: 'Take the file as `compaction-check run --shard … --json <file>` wrote it, or run that shard again.',
  });
}

function otherVersion(file: string, version: unknown): HarnessError {
  return new HarnessError({
    code: 'CC_REPORT_VERSION',
    what: `${file} is a report of version ${JSON.stringify(version)}; this release reads version 1.`,
    why: 'A report that is only half understood would give a wrong whole.',
    next: 'Merge it with the release that wrote it, which it names under `tool`.',
  });
}

function noShard(file: string): HarnessError {
  return new HarnessError({
    code: 'CC_REPORT_NO_SHARD',
    what: `${file} is the report of a whole run, not of a shard.`,
    why: 'Runs of the same scenarios would be counted twice.',
    next: 'Name only reports that `run --shard` wrote; a whole run needs no merging.',
  });
}
