import { normalize } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { HarnessError } from '../../errors/harness-error.js';
import type { ShardReport } from '../../run/merge-shards.js';
import type { ShardRecord } from '../../run/report.js';

/** A shard, and the file that tells of it. */
export interface ShardFile {
  file: string;
  report: ShardReport;
}

/**
 * The reports in their order, if they are all shards of one run, each once.
 *
 * @throws HarnessError CC_SHARDS_DIFFER, CC_SHARD_TWICE, CC_SHARD_MISSING.
 */
export function requireWhole(files: readonly ShardFile[]): ShardReport[] {
  const [first, ...others] = files as [ShardFile, ...ShardFile[]];
  for (const other of others) requireSameRun(first, other);
  const found = new Map<number, ShardFile>();
  for (const shard of files) {
    const before = found.get(shard.report.shard.index);
    if (before) throw twice(before, shard);
    found.set(shard.report.shard.index, shard);
  }
  const { of } = first.report.shard;
  const missing = Array.from({ length: of }, (_, place) => place + 1).filter((index) => !found.has(index));
  if (missing.length > 0) throw incomplete(missing, of);
  return [...found.values()]
    .map(({ report }) => report)
    .sort((one, other) => one.shard.index - other.shard.index);
}

function requireSameRun(first: ShardFile, other: ShardFile): void {
  const [one, two] = [traitsOf(first.report), traitsOf(other.report)];
  const [trait] = Object.keys(one).filter((name) => !isDeepStrictEqual(one[name], two[name]));
  if (trait === undefined) return;
  throw new HarnessError({
    code: 'CC_SHARDS_DIFFER',
    what: `${first.file} and ${other.file} are no shards of one run: their ${trait} differ (${shown(one[trait])} and ${shown(two[trait])}).`,
    why: 'Together they would be the report of a run that never was.',
    next: 'Run all shards with the same version, module, seed and options, apart from `--shard`.',
  });
}

/** What all shards of one run have in common, by what it is called. */
function traitsOf({
  tool,
  law,
  compactor,
  settings,
  shard,
  properties,
  statistics,
  model,
}: ShardReport): Record<string, unknown> {
  return {
    'versions of compaction-check': tool,
    'versions of the law': law,
    compactors: compactor.name,
    'versions of the compactor': compactor.version,
    'numbers of shards': shard.of,
    ...Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [`settings of \`${name}\``, value]),
    ),
    properties: properties.map(({ id, level, claim }) => [id, level, claim]),
    statistics: statistics?.map(({ label, required }) => [label, required]) ?? null,
    scenarios: shard.scenarios,
    models: model?.name ?? null,
    ...givenTraitsOf(shard.command),
  };
}

/** What the command was given, apart from what stands in the settings. */
function givenTraitsOf(command: ShardRecord['command']): Record<string, unknown> {
  const {
    subject,
    command: program = null,
    transcript,
    pseudonymise = false,
    stepLimit,
    bail = false,
  } = command ?? {};
  return {
    modules: subject ? normalize(subject) : null,
    '`--command`': program,
    '`--transcript`': transcript ? normalize(transcript) : null,
    '`--pseudonymise`': pseudonymise,
    '`--step-limit`': stepLimit ?? null,
    '`--bail`': bail,
  };
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function twice(before: ShardFile, { file, report: { shard } }: ShardFile): HarnessError {
  return new HarnessError({
    code: 'CC_SHARD_TWICE',
    what: `${before.file} and ${file} are both shard ${shard.index}/${shard.of}.`,
    why: 'Its runs would be counted twice.',
    next: 'Name the report of each shard once.',
  });
}

function incomplete(missing: readonly number[], of: number): HarnessError {
  return new HarnessError({
    code: 'CC_SHARD_MISSING',
    what: `Of ${of} shards, these are missing: ${missing.map((index) => `${index}/${of}`).join(', ')}.`,
    why: 'What would have been found there is not known.',
    next: 'Name the reports of all shards; a shard that failed to run has to run again.',
  });
}
