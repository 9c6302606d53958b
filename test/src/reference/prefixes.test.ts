import { expect, test } from 'vitest';
import type { Settings } from '../../../src/compactor/settings.js';
import { prefixes, removableExchanges } from '../../../src/reference/prefixes.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { resultTurn, turn, turns, useTurn } from '../turns.js';

const ids = (given: readonly Turn[]) => given.map(({ id }) => id).join(' ');
const silent = (n: number, changes: Partial<Turn> = {}) => turn(n, { anchor: null, facts: [], ...changes });

function removable(log: readonly Turn[], keep?: number, gone: string[] = []): string[] {
  return removableExchanges(log, (id) => !gone.includes(id), keep).map((exchange) => ids(exchange.turns));
}

function tried(log: readonly Turn[], summaryBudget: number | null): string[] {
  const settings: Settings = { summaryBudget, ratios: { prose: [5, 1], structured: [3, 1] }, window: 8000 };
  const exchanges = removableExchanges(log, () => true);
  return [...prefixes(log, exchanges, settings)].map(ids);
}

test('removes exchanges as a whole', () => {
  const log = [useTurn(1, ['a', 'b']), resultTurn(2, ['b']), turn(3), turn(4), resultTurn(5, ['a'])];
  expect(removable([...log, turn(7)])).toEqual(['t1 t2 t5', 't3', 't4']);
});

test('never removes system turns and the newest user request', () => {
  const log = [turn(1, { role: 'system' }), turn(2), turn(3, { role: 'system' }), turn(5), turn(6)];
  expect(removable(log)).toEqual(['t2', 't6']);
});

test('never removes pinned turns, pending exchanges and what is gone already', () => {
  const log = [turn(1), turn(2, { pinned: true }), turn(3), turn(5), useTurn(6, ['a'])];
  expect(removable(log, 0, ['t3'])).toEqual(['t1']);
});

test('never removes an exchange that reaches into the newest turns to keep', () => {
  const log = [turn(1), turn(3), useTurn(4, ['a']), resultTurn(5, ['a'])];
  expect(removable(log, 1)).toEqual(['t1']);
  expect(removable(log, 99)).toEqual([]);
});

test('tries the longest prefix at or below the ceiling, then half of it, down to the oldest exchange', () => {
  const log = [...turns(1, 8), turn(9)].map((one) => ({ ...one, tokens: 25 }));
  expect(tried(log, 25)).toEqual(['t1 t2 t3 t4 t5', 't1 t2', 't1']);
  expect(tried(log, null)).toEqual(['t1 t2 t3 t4 t5 t6 t7 t8', 't1 t2 t3 t4', 't1 t2', 't1']);
});

test('ends a prefix with a turn that can be covered', () => {
  expect(tried([turn(1), silent(2), silent(3), turn(5)], 100)).toEqual(['t1']);
  expect(tried([silent(1), silent(2), turn(3), silent(4), turn(5)], 100)).toEqual(['t1 t2 t3']);
});

test('passes over turns without an anchor that leave no room for the oldest one that has one', () => {
  expect(tried([silent(1, { tokens: 100 }), turn(2, { tokens: 25 }), turn(3)], 20)).toEqual(['t2']);
});

test('passes over exchanges that are too large by themselves', () => {
  expect(tried([turn(1, { tokens: 101 }), turn(2), turn(4), turn(5)], 20)).toEqual(['t2 t4', 't2']);
});

test('hands in the oldest exchange alone when all are too large', () => {
  expect(tried([turn(1, { tokens: 101 }), turn(2, { tokens: 500 }), turn(3)], 20)).toEqual(['t1']);
});

test('tries nothing when no removable turn has an anchor', () => {
  expect(tried([silent(1), silent(2), turn(3)], 100)).toEqual([]);
  expect(tried([], 100)).toEqual([]);
});
