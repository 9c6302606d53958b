import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { JsonLines } from '../../../../src/cli/stream/json-lines.js';
import { LineBatch } from '../../../../src/cli/stream/line-batch.js';
import type { RunLine } from '../../../../src/run/stream-line.js';
import { REPORT } from '../../../reports/samples/report.js';

const directory = () => mkdtempSync(join(tmpdir(), 'compaction-check-'));
const line = (run: number): RunLine => ({ type: 'run', run, turns: 1, steps: 1, tokens: 1, broken: [] });
const typesIn = (file: string) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text))
    .map(({ type, run }) => (type === 'run' ? run : type));

describe('a stream', () => {
  it('has each line at once in the file, which takes the place of an older one', () => {
    const file = join(directory(), 'new/runs.jsonl');
    new JsonLines(file).end(null);
    writeFileSync(file, 'old\n'.repeat(100));
    const stream = new JsonLines(file);
    stream.add(0, [line(0), line(1)]);
    expect(typesIn(file)).toEqual([0, 1]);
    stream.add(2, [line(2)]);
    stream.end(REPORT);
    expect(typesIn(file)).toEqual([0, 1, 2, 'end']);
  });

  it('leaves an older one as it is where no run comes about', () => {
    const file = join(directory(), 'runs.jsonl');
    writeFileSync(file, 'old');
    new JsonLines(file).end(null);
    expect(readFileSync(file, 'utf8')).toBe('old');
  });

  it('does not repeat what a first attempt at the run wrote', () => {
    const file = join(directory(), 'runs.jsonl');
    const stream = new JsonLines(file);
    stream.add(0, [line(0), line(1), line(2)]);
    stream.add(0, [line(0), line(1)]);
    stream.add(2, [line(2), line(3)]);
    stream.add(4, [line(4)]);
    stream.end(null);
    expect(typesIn(file)).toEqual([0, 1, 2, 3, 4]);
  });

  it('is refused before the run where it cannot be written', () => {
    const file = directory();
    expect(() => new JsonLines(file)).toThrow(/could not be written: EISDIR/);
  });

  // A device that takes nothing stands for a disk that is full.
  it.runIf(existsSync('/dev/full'))('says at the end that not all of it could be written', () => {
    const stream = new JsonLines('/dev/full');
    stream.add(0, [line(0)]);
    stream.add(1, [line(1)]);
    expect(() => stream.end(REPORT)).toThrow(/\/dev\/full could not be written: ENOSPC/);
  });
});

it('numbers the batches that lines are sent in', () => {
  const batch = new LineBatch();
  batch.add(line(0));
  batch.add(line(1));
  expect(batch.take()).toMatchObject({ from: 0, lines: [{ run: 0 }, { run: 1 }] });
  expect(batch.take()).toEqual({ from: 2, lines: [] });
  batch.add(line(2));
  expect(batch.take()).toMatchObject({ from: 2, lines: [{ run: 2 }] });
});
