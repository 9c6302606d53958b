import { expect, test } from 'vitest';
import { evidencedTurns, evidenceFor } from '../../../src/reference/evidence.js';
import { summaryOf, turn, turns } from '../turns.js';

const ids = (found: ReturnType<typeof evidencedTurns>) => [...found].map(({ id }) => id);
const strict = (n: number) => turn(n, { facts: [{ key: 'state', value: `value-${n}` }] });

test('demands the anchor, and the values of facts where they are asked for', () => {
  expect(evidenceFor(strict(1))).toEqual(['TICKET-1']);
  expect(evidenceFor(strict(1), { facts: true })).toEqual(['TICKET-1', 'value-1']);
});

test('finds the turns whose anchor is a token of the summary', () => {
  expect(ids(evidencedTurns([turn(1), turn(2), turn(12)], '- TICKET-12\n- TICKET-2\n'))).toEqual([
    't2',
    't12',
  ]);
});

test('never finds a turn without an anchor', () => {
  const silent = turn(1, { anchor: null, facts: [{ key: 'state', value: 'value-1' }] });
  expect(evidenceFor(silent, { facts: true })).toEqual([]);
  expect(ids(evidencedTurns([silent], '- value-1\n', { facts: true }))).toEqual([]);
});

test('leaves out a turn that is named while its fact is lost', () => {
  const summary = '- TICKET-1\n- TICKET-2: value-2\n';
  const given = [strict(1), strict(2)];
  expect(ids(evidencedTurns(given, summary))).toEqual(['t1', 't2']);
  expect(ids(evidencedTurns(given, summary, { facts: true }))).toEqual(['t2']);
});

test('leaves out what touches the cut', () => {
  const summary = '- TICKET-1\n- TICKET-2\n- TICKET-3';
  expect(ids(evidencedTurns(turns(1, 3), summary, { cut: true, facts: true }))).toEqual(['t1', 't2']);
});

test('leaves out the turn mentioned last before a cut when facts are not demanded', () => {
  const given = [strict(1), strict(2), strict(3)];
  const summary = '- TICKET-1: value-1\n- TICKET-3: value-3\n- TICKET-2: val';
  expect(ids(evidencedTurns(given, summary, { cut: true }))).toEqual(['t1', 't3']);
  expect(ids(evidencedTurns(given, summary, { cut: true, facts: true }))).toEqual(['t1', 't3']);
});

test('finds nothing in a cut summary that names one turn, unless its facts are there', () => {
  expect(ids(evidencedTurns([strict(1)], '- TICKET-1: ', { cut: true }))).toEqual([]);
  expect(ids(evidencedTurns([strict(1)], '- TICKET-1: value-1\n', { cut: true, facts: true }))).toEqual([
    't1',
  ]);
});

test('finds twins together', () => {
  const twins = [turn(1), turn(2, { text: turn(1).text, anchor: 'TICKET-1', facts: turn(1).facts })];
  expect(ids(evidencedTurns(twins, summaryOf(turn(1)), { facts: true }))).toEqual(['t1', 't2']);
});
