import { expect, test } from 'vitest';
import { claimable, type Summarized } from '../../../src/reference/claimable.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { resultTurn, summaryOf, turn, turns, useTurn } from '../turns.js';

function split(given: readonly Turn[], summary: string, changes: Partial<Summarized> = {}) {
  const ratios = { prose: [5, 1], structured: [3, 1] } as const;
  return claimable({ turns: given, summary, budget: 1000, ratios, cut: false, facts: true, ...changes });
}

/** The turns with 25 tokens each, a budget whose ceiling they cost exactly, and the turns one token above it. */
function atCeiling(given: readonly Turn[]) {
  const padded = given.map((one) => ({ ...one, tokens: 25 }));
  const above = padded.with(0, { ...padded[0]!, tokens: 26 });
  return { padded, above, budget: (padded.length * 25) / 5 };
}

test('S1: claims the turns whose anchor is present and keeps the others', () => {
  expect(split(turns(1, 3), summaryOf(turn(1), turn(3)))).toEqual({
    covered: ['t1', 't3'],
    uncovered: [],
    kept: ['t2'],
  });
});

test('S1: does not take the input range for coverage', () => {
  expect(split(turns(1, 3), 'All three tickets were discussed.')).toMatchObject({ covered: [] });
});

test('S2: claims reported turns only, and only those whose anchor is present', () => {
  const reportedIds = ['t2', 't3', 't3', 't99'];
  expect(split(turns(1, 3), summaryOf(turn(1), turn(2)), { reportedIds })).toEqual({
    covered: ['t2'],
    uncovered: [],
    kept: ['t1', 't3'],
  });
});

test('S2: takes an empty list for a report', () => {
  expect(split(turns(1, 2), summaryOf(...turns(1, 2)), { reportedIds: [] })).toMatchObject({ covered: [] });
});

test('S3: covers every turn that has an anchor when the summary holds them all', () => {
  const given = [turn(1), turn(2, { anchor: null, facts: [] }), ...turns(3, 4)];
  expect(split(given, summaryOf(turn(1), turn(3), turn(4)))).toEqual({
    covered: ['t1', 't3', 't4'],
    uncovered: ['t2'],
    kept: [],
  });
});

test('S4: above the ceiling nothing past the last anchor leaves the context', () => {
  const { above, budget } = atCeiling([
    ...turns(1, 2),
    useTurn(3, ['a']),
    resultTurn(4, ['a'], { anchor: null, facts: [], kind: 'prose' }),
    turn(5, { anchor: null, facts: [] }),
  ]);
  const summary = summaryOf(turn(2), useTurn(3, ['a']));
  expect(split(above, summary, { budget })).toEqual({
    covered: ['t2'],
    uncovered: [],
    kept: ['t1', 't3', 't4', 't5'],
  });
});

test('S4: a report lifts the restriction', () => {
  const { above, budget } = atCeiling([
    turn(1),
    useTurn(2, ['a']),
    resultTurn(3, ['a'], { anchor: null, facts: [], kind: 'prose' }),
  ]);
  const summary = summaryOf(turn(1), useTurn(2, ['a']));
  const reportedIds = ['t1', 't2'];
  expect(split(above, summary, { budget, reportedIds })).toMatchObject({
    covered: ['t1', 't2'],
    uncovered: ['t3'],
  });
});

test('S14: the ceiling itself is on the safe side', () => {
  const { padded, budget } = atCeiling([
    turn(1),
    useTurn(2, ['a']),
    resultTurn(3, ['a'], { anchor: null, facts: [], kind: 'prose' }),
  ]);
  expect(split(padded, summaryOf(turn(1), useTurn(2, ['a'])), { budget })).toMatchObject({
    covered: ['t1', 't2'],
  });
});

test('S7: claims nothing that touches the cut', () => {
  const summary = '- TICKET-1\n- TICKET-2';
  expect(split(turns(1, 2), summary, { cut: true })).toMatchObject({ covered: ['t1'], kept: ['t2'] });
});

test('S13: does not claim a turn whose fact is lost, unless facts are not demanded', () => {
  const strict = turn(1, { facts: [{ key: 'state', value: 'value-1' }] });
  expect(split([strict], '- TICKET-1\n')).toMatchObject({ covered: [] });
  expect(split([strict], '- TICKET-1\n', { facts: false })).toMatchObject({ covered: ['t1'] });
});

test('K4: keeps an exchange whole when one of its turns is not in the summary', () => {
  const given = [useTurn(1, ['a', 'b']), resultTurn(2, ['b']), resultTurn(3, ['a']), turn(4)];
  expect(split(given, summaryOf(given[0]!, given[2]!, given[3]!))).toMatchObject({
    covered: ['t4'],
    kept: ['t1', 't2', 't3'],
  });
});

test('keeps a turn without an anchor that no covered turn follows', () => {
  const given = [turn(1), turn(2, { anchor: null, facts: [] })];
  expect(split(given, summaryOf(turn(1)))).toMatchObject({ covered: ['t1'], uncovered: [], kept: ['t2'] });
});

test('S5: puts every turn in one list, in log order, also when there are none', () => {
  const { covered, uncovered, kept } = split(turns(1, 9), summaryOf(turn(8), turn(2)));
  expect(covered).toEqual(['t2', 't8']);
  expect([...covered, ...uncovered, ...kept].sort()).toEqual(turns(1, 9).map(({ id }) => id));
  expect(split([], '')).toEqual({ covered: [], uncovered: [], kept: [] });
});
