import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { saveBaseline } from '../../../../src/check/save-baseline.js';
import { probeCapabilities } from '../../../../src/drive/probe-capabilities.js';
import type { HarnessError } from '../../../../src/errors/harness-error.js';
import { referenceCompactor } from '../../../../src/reference/reference-compactor.js';
import type { RunHooks } from '../../../../src/run/run-options.js';
import { BaselineReader, type StoredRun } from '../../../../src/store/baseline/baseline-reader.js';
import { tokenizer } from '../../../conversation.js';

/** Enough for companions and for a setting that is no number. */
const RUNS = 90;

const directory = mkdtempSync(join(tmpdir(), 'baseline-'));
const whole = join(directory, 'whole.gz');

async function runsOf(file: string): Promise<StoredRun[]> {
  const runs: StoredRun[] = [];
  for await (const run of (await BaselineReader.open(file)).runs()) runs.push(run);
  return runs;
}

const codeOf = (file: string) =>
  runsOf(file).then(
    () => 'none',
    (error: HarnessError) => error.code,
  );

/** The code of the error for the whole file, edited. */
function codeAfter(edit: (lines: string[]) => string[]): Promise<string> {
  const file = join(directory, 'edited.gz');
  const lines = gunzipSync(readFileSync(whole)).toString().trimEnd().split('\n');
  writeFileSync(file, gzipSync(`${edit(lines).join('\n')}\n`));
  return codeOf(file);
}

beforeAll(async () => {
  const compactor = referenceCompactor();
  const supports = await probeCapabilities(compactor, tokenizer, 2000);
  await saveBaseline(compactor, { runs: RUNS, seed: 3 }, whole, { supports });
});

describe('a baseline', () => {
  it('gives back every run, with the companions that properties ask for', async () => {
    const runs = await runsOf(whole);
    expect(runs.map(({ run }) => run)).toEqual([...Array(RUNS).keys()]);
    expect(runs.some(({ observations }) => observations.length > 1)).toBe(true);
    expect(existsSync(`${whole}.${process.pid}.unfinished`)).toBe(false);
  });

  it('keeps settings that JSON has no number for', async () => {
    const settings = (await runsOf(whole)).flatMap(({ observations }) =>
      observations.flatMap(({ scenario }) => Object.values(scenario.settings)),
    );
    expect(settings.filter((value) => typeof value === 'string')).toEqual([]);
    expect(settings.some((value) => typeof value === 'number' && !Number.isFinite(value))).toBe(true);
  });

  it('says that it was cut short, where too many cases hung', async () => {
    const file = join(directory, 'short.gz');
    const compactor = referenceCompactor();
    const supports = await probeCapabilities(compactor, tokenizer, 2000);
    const play: RunHooks['play'] = async (_, drive) => {
      const breakdown = { kind: 'hung', step: 0, during: 'open()', message: 'no answer' } as const;
      return { ...(await drive()), breakdown };
    };
    const saved = await saveBaseline(compactor, { runs: RUNS, seed: 3 }, file, { supports, play });
    expect(saved).toMatchObject({ asked: RUNS, ended: 'hung' });
    const reader = await BaselineReader.open(file);
    let runs = 0;
    for await (const _ of reader.runs()) runs += 1;
    expect(reader.ended).toBe('hung');
    expect(runs).toBe(saved.runs);
    expect(runs).toBeLessThan(6);
  });

  it('is refused where it is damaged', async () => {
    const bytes = readFileSync(whole);
    writeFileSync(join(directory, 'half.gz'), bytes.subarray(0, bytes.length / 2));
    const flipped = Buffer.from(bytes);
    flipped[Math.floor(bytes.length / 2)]! ^= 0xff;
    writeFileSync(join(directory, 'flipped.gz'), flipped);
    writeFileSync(join(directory, 'plain.gz'), 'no gzip');
    writeFileSync(join(directory, 'empty.gz'), '');
    for (const name of ['half', 'flipped', 'plain', 'empty'])
      expect(await codeOf(join(directory, `${name}.gz`)), name).toBe('CC_BASELINE_DAMAGED');
  });

  it('is refused where lines are missing or are something else', async () => {
    const damaged = 'CC_BASELINE_DAMAGED';
    expect(await codeAfter((lines) => lines)).toBe('none');
    expect(await codeAfter((lines) => lines.slice(0, -1))).toBe(damaged);
    expect(await codeAfter((lines) => lines.toSpliced(5, 1))).toBe(damaged);
    expect(await codeAfter((lines) => lines.slice(1))).toBe(damaged);
    expect(await codeAfter((lines) => lines.with(3, '{"run":2}'))).toBe(damaged);
    expect(await codeAfter((lines) => lines.with(3, '{'))).toBe(damaged);
    expect(await codeAfter((lines) => lines.with(3, lines[3]!.replace('"steps"', '"stairs"')))).toBe(damaged);
    expect(
      await codeAfter((lines) => lines.with(0, '{"schema":"compaction-check/baseline","version":1}')),
    ).toBe(damaged);
  });

  it('is refused where a later release wrote it, or it is not there', async () => {
    const future = (lines: string[]) => lines.with(0, lines[0]!.replace('"version":1', '"version":2'));
    expect(await codeAfter(future)).toBe('CC_BASELINE_VERSION');
    expect(await codeOf(join(directory, 'none.gz'))).toBe('CC_BASELINE_MISSING');
  });
});

it('is not written where it cannot be', async () => {
  const compactor = referenceCompactor();
  const supports = await probeCapabilities(compactor, tokenizer, 2000);
  const saving = saveBaseline(compactor, { runs: 3, seed: 3 }, join(whole, 'below.gz'), { supports });
  await expect(saving).rejects.toMatchObject({ code: 'CC_FILE_UNWRITABLE' });
  const onDirectory = saveBaseline(compactor, { runs: 3, seed: 3 }, directory, { supports });
  await expect(onDirectory).rejects.toMatchObject({ code: 'CC_FILE_UNWRITABLE' });
});
