import { describe, expect, it } from 'vitest';
import { lossesOf } from '../../../bench/figures/losses-of.mjs';

const ratio = (value: number, rest = {}) => ({
  bench: 'cases',
  turns: 10,
  figure: 'times as many',
  value,
  better: 'more',
  ...rest,
});

describe('the losses against earlier figures', () => {
  it('are ratios that are worse by more than a fifth, whichever way is better', () => {
    expect(lossesOf([ratio(50)], [ratio(41)])).toEqual([]);
    expect(lossesOf([ratio(50)], [ratio(39)])).toEqual([
      'cases, 10, times as many: it was 50 and is 39, a loss of 22 %.',
    ]);
    expect(lossesOf([ratio(1, { better: 'less' })], [ratio(1.2, { better: 'less' })])).toEqual([]);
    expect(lossesOf([ratio(1, { better: 'less' })], [ratio(1.3, { better: 'less' })])).toHaveLength(1);
    expect(lossesOf([ratio(1, { better: 'less' })], [ratio(0.5, { better: 'less' })])).toEqual([]);
  });

  it('are never times, which are those of one machine', () => {
    expect(lossesOf([ratio(1, { better: undefined })], [ratio(9, { better: undefined })])).toEqual([]);
  });

  it('are figures that are gone, but not those of a benchmark that was not run', () => {
    expect(lossesOf([ratio(1)], [ratio(1, { figure: 'another' })])).toHaveLength(1);
    expect(lossesOf([ratio(1)], [ratio(1, { bench: 'workers' })])).toEqual([]);
  });
});
