import { describe, expect, it } from 'vitest';
import { storeLines } from '../../../reports/terminal/store-lines.js';
import { styleOf } from '../../../reports/text/style.js';
import type { RegressionCase, StoreProblem } from '../../../src/run/report.js';
import { INPUT_RANGE } from '../samples/input-range.js';
import { broken, report } from '../samples/report.js';

const style = styleOf(false, 100);

const one = (file: string, parts: Partial<RegressionCase>): RegressionCase => ({
  file,
  property: 'a/b',
  compactor: 'input-range',
  status: 'fixed',
  reason: null,
  ...parts,
});

const linesOf = (cases: RegressionCase[], problems: StoreProblem[] = [], quiet = false) =>
  storeLines(report([broken(INPUT_RANGE)], { store: { directory: '.s', cases, problems } }), style, quiet);

describe('the store', () => {
  it('has nothing to tell where there is none, or nothing in it', () => {
    expect(storeLines(report([]), style, false)).toEqual([]);
    expect(linesOf([])).toEqual([]);
  });

  it('tells of every case what became of it, but of the one that has a frame', () => {
    const cases = [
      one('1.json', {}),
      one('2.json', { pruned: true }),
      one('3.json', { status: 'came back' }),
      one('4.json', { status: 'fails' }),
      one('5.json', { status: 'skipped', reason: 'time was over' }),
      one(INPUT_RANGE.file!, { status: 'fails' }),
    ];
    expect(linesOf(cases)).toEqual([
      '  fixed: 1.json; it stays as a regression case; `--prune` removes it',
      '  fixed: 2.json; it was removed',
      '  came back: 3.json was fixed, and breaks again',
      '  still breaks: 4.json',
      '  not replayed: 5.json; time was over',
    ]);
  });

  it('counts what holds, and says what was found on another compactor, unless it is to be quiet', () => {
    const cases = [one('1', { status: 'holds' }), one('2', { status: 'holds', compactor: 'x' })];
    expect(linesOf(cases)).toEqual(['  2 regression cases hold (1 found on another compactor)']);
    expect(linesOf(cases, [], true)).toEqual([]);
  });

  it('warns of what is in the way, with nothing that a terminal obeys', () => {
    const problem = { file: 'a\u001b[31m.json', code: 'CC_X', says: 'it is\u0007 damaged' };
    expect(linesOf([], [problem])).toEqual(['  warning CC_X a␛[31m.json: it is␇ damaged']);
  });

  it('ends a long list with a count', () => {
    const cases = Array.from({ length: 40 }, (_, nth) => one(`${nth}`, {}));
    expect(linesOf(cases)).toHaveLength(13);
    expect(linesOf(cases).at(-1)).toBe('  and 28 more');
  });
});
