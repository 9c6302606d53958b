import { expect, it } from 'vitest';
import {
  amount,
  count,
  duration,
  percent,
  percentBetween,
  percentBound,
  percentGiven,
} from '../../../reports/text/numbers.js';

it('rounds an upper bound up to two digits', () => {
  expect([1 - 0.05 ** (1 / 1312), 1 - 0.05 ** (1 / 2000), 0.0023, 0.95, 1, 0].map(percentBound)).toEqual([
    '0.23 %',
    '0.15 %',
    '0.23 %',
    '95 %',
    '100 %',
    '0 %',
  ]);
  expect(percentBound(0.00231)).toBe('0.24 %');
});

it('rounds a share to two digits', () => {
  expect([12 / 340, 1, 0, 0.00456].map(percent)).toEqual(['3.5 %', '100 %', '0 %', '0.46 %']);
});

it('rounds no share that somebody gave', () => {
  expect([0.0125, 0.9995, 0.05, 1 / 3].map(percentGiven)).toEqual([
    '1.25 %',
    '99.95 %',
    '5 %',
    '33.3333333333 %',
  ]);
});

it('rounds two bounds outwards', () => {
  expect([percentBetween(0.9184, 0.9411), percentBetween(0, 1), percentBetween(0.1, 0.3)]).toEqual([
    '91.8 to 94.2 %',
    '0 to 100 %',
    '10 to 30 %',
  ]);
});

it('sets thousands apart', () => {
  expect([2000, 1345.9333, 0].map(amount)).toEqual(['2,000', '1,345.93', '0']);
});

it('knows one from many', () => {
  expect([count(1, 'turn'), count(0, 'turn'), count(2000, 'turn')]).toEqual([
    '1 turn',
    '0 turns',
    '2,000 turns',
  ]);
});

it('tells time in the unit that fits', () => {
  expect([850.4, 3412, 125_000].map(duration)).toEqual(['850 ms', '3.4 s', '2 min 5 s']);
});
