import { existsSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Counterexample, RegressionCase, Report } from '../../../src/run/report.js';
import { readStore } from '../../../src/store/read-store.js';
import { updateStore } from '../../../src/store/update-store.js';
import { INPUT_RANGE } from '../../reports/samples/input-range.js';
import { broken, report } from '../../reports/samples/report.js';

let directory = '';
beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'compaction-check-')), 'store');
});

const NEW: Counterexample = { ...INPUT_RANGE, file: null, status: 'new' };

const reportOn = (found: Counterexample[], cases: RegressionCase[] = []): Report =>
  report(
    found.map((one) => broken({ ...one })),
    { store: { directory, cases, problems: [] } },
  );

const stored = () => {
  const first = reportOn([NEW]);
  updateStore(first);
  expect(first.properties[0]!.counterexample!.status).toBe('new');
  return first.properties[0]!.counterexample!.file!;
};

const namesIn = (folder: string) => readdirSync(join(directory, folder)).sort();

describe('a new counterexample', () => {
  it('is written once, whatever seed found it', () => {
    const file = stored();
    const before = readFileSync(file, 'utf8');
    const again = reportOn([{ ...NEW, found: { seed: 99, run: 7 } }]);
    updateStore(again);
    expect(again.properties[0]!.counterexample).toMatchObject({ file, status: 'stored' });
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(namesIn(NEW.property)).toHaveLength(1);
    expect(readStore(directory)).toMatchObject({ problems: [], cases: [{ property: NEW.property }] });
  });

  it('has a file of its own where only a number differs that JSON has no word for', () => {
    const withKeep = (keep: number): Counterexample => {
      const copy = structuredClone(NEW);
      Object.assign(copy.observation.scenario.settings, { keep });
      return copy;
    };
    const odd = [Number.NaN, Number.POSITIVE_INFINITY, 0, -0];
    for (const keep of odd) updateStore(reportOn([withKeep(keep)]));
    expect(namesIn(NEW.property)).toHaveLength(odd.length);
  });

  it('is written beside a damaged file of its name', () => {
    const file = stored();
    writeFileSync(file, 'half');
    const again = reportOn([NEW]);
    updateStore(again);
    expect(readFileSync(file, 'utf8')).toBe('half');
    expect(again.properties[0]!.counterexample!.file).toBe(file.replace('.json', '-2.json'));
    updateStore(reportOn([NEW]));
    expect(namesIn(NEW.property)).toHaveLength(2);
  });

  it('is written although another could not be', () => {
    stored();
    writeFileSync(join(directory, 'blocked'), '');
    const two = reportOn([
      { ...NEW, property: 'blocked/by-a-file' },
      { ...NEW, property: 'coverage/other' },
    ]);
    expect(() => updateStore(two)).toThrow(expect.objectContaining({ code: 'CC_FILE_UNWRITABLE' }));
    expect(two.properties.map(({ counterexample }) => counterexample!.file !== null)).toEqual([false, true]);
    expect(namesIn('coverage/other')).toHaveLength(1);
  });
});

const caseOf = (file: string, parts: Partial<RegressionCase>): RegressionCase => ({
  file,
  property: NEW.property,
  compactor: report([]).compactor.name,
  status: 'fixed',
  reason: null,
  ...parts,
});

describe('a case that is fixed', () => {
  it('is marked so, and the rest of its file stays', () => {
    const file = stored();
    const before = JSON.parse(readFileSync(file, 'utf8'));
    updateStore(reportOn([], [caseOf(file, {})]));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...before, fixed: true });
    expect(readStore(directory).cases[0]!.fixed).toBe(true);
  });

  it('is a problem and no error where it cannot be marked', () => {
    const unmarked = reportOn([], [caseOf(join(directory, 'gone.json'), {})]);
    updateStore(unmarked);
    expect(unmarked.store!.problems).toMatchObject([{ code: 'CC_COUNTEREXAMPLE_MISSING' }]);
  });

  it.each(['fixed', 'holds'] as const)('is removed when asked, if it %s', (status) => {
    const file = stored();
    const pruned = reportOn([], [caseOf(file, { status })]);
    updateStore(pruned, { prune: true });
    expect(existsSync(file)).toBe(false);
    expect(pruned.store!.cases[0]!.pruned).toBe(true);
  });

  it.each([
    { status: 'fails' },
    { status: 'came back' },
    { status: 'skipped' },
    { status: 'holds', compactor: 'another' },
  ] as const)('is not what is %j, and that stays', (parts) => {
    const file = stored();
    updateStore(reportOn([], [caseOf(file, parts)]), { prune: true });
    expect(existsSync(file)).toBe(true);
  });
});

it('removes what killed processes left, once nobody can be writing it', () => {
  stored();
  const [old, young] = ['old.json.unfinished', 'young.json.unfinished'].map((name) => join(directory, name));
  for (const path of [old!, young!]) writeFileSync(path, '');
  utimesSync(old!, 1, 1);
  updateStore(reportOn([]), { prune: true });
  expect([existsSync(old!), existsSync(young!)]).toEqual([false, true]);
});
