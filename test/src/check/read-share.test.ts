import { expect, it } from 'vitest';
import { readShare } from '../../../src/check/read-share.js';

const read = (value: unknown) => readShare('--until-rate', value, { min: 0.001, max: 0.5 });

it.each([
  ['1%', 0.01],
  ['0.5 %', 0.005],
  ['0.02', 0.02],
  ['.1', 0.1],
  [0.25, 0.25],
])('reads %s', (value, share) => {
  expect(read(value)).toBeCloseTo(share, 12);
});

it.each(['1', 1, 0, '0%', '-1%', '60%', Number.NaN, 'few', '1e-2', null, {}])('refuses %s', (value) => {
  expect(() => read(value)).toThrow(
    /Expected `--until-rate` to be a share such as `1%` or `0.01`, from `0.1%` to `50%`, got/,
  );
});
