import { expect, test } from 'vitest';
import { buildCheckpoint } from '../../../src/reference/build-checkpoint.js';
import { ReconstructionError } from '../../../src/reference/errors.js';
import { reconstruct } from '../../../src/reference/reconstruct.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { turn, turns } from '../turns.js';

const rawLogOf = (given: readonly Turn[]) => Object.fromEntries(given.map(({ id, text }) => [id, text]));
const strict = (n: number) => turn(n, { facts: [{ key: 'state', value: `value-${n}` }] });

const three = [strict(1), turn(2, { anchor: null, facts: [] }), strict(3), turn(4)];
const checkpoint = buildCheckpoint(three, '- TICKET-1: value-1\n- TICKET-3\nIt is value-3.\n', 100);

test('S9: answers a covered turn with the line that holds its anchor and its facts', () => {
  expect(reconstruct(checkpoint, rawLogOf(three), 't1')).toEqual({
    text: '- TICKET-1: value-1',
    source: 'summary',
  });
});

test('S9: goes to the raw log where no line holds both', () => {
  expect(reconstruct(checkpoint, rawLogOf(three), 't3')).toEqual({ text: strict(3).text, source: 'log' });
});

test('S9: falls back on the whole summary when the log entry of a covered turn is lost', () => {
  expect(reconstruct(checkpoint, {}, 't3')).toEqual({ text: checkpoint.summary, source: 'summary' });
});

test('S10: answers uncovered and kept turns with their own text, byte for byte', () => {
  const odd = turn(2, { anchor: null, facts: [], text: ' \r\n$& e\u0301 \ud83d\udc4d ' });
  const rawLog = rawLogOf([three[0]!, odd, three[2]!, three[3]!]);
  expect(checkpoint).toMatchObject({ uncovered: ['t2'], kept: ['t4'] });
  expect(reconstruct(checkpoint, rawLog, 't2')).toEqual({ text: odd.text, source: 'log' });
  expect(reconstruct(checkpoint, rawLog, 't4')).toEqual({ text: turn(4).text, source: 'log' });
});

test('S10: answers an empty uncovered turn with its empty text', () => {
  expect(reconstruct(checkpoint, { t2: '' }, 't2')).toEqual({ text: '', source: 'log' });
});

test.each([
  ['t9', 'it is in no list of the checkpoint'],
  ['constructor', 'it is in no list of the checkpoint'],
  ['t2', 'the raw log has lost its entry'],
  ['t4', 'the raw log has lost its entry'],
])('S11: names %s when nothing can be said', (id, problem) => {
  const ask = () => reconstruct(checkpoint, {}, id);
  expect(ask).toThrow(ReconstructionError);
  expect(ask).toThrow(`Turn ${id} cannot be reconstructed: `);
  expect(ask).toThrow(problem);
});

test('reads a checkpoint of two lists, without evidence, from the raw log', () => {
  const plain = { summary: '- TICKET-1\n', budget: 100, covered: ['t1'], uncovered: ['t2'] };
  expect(reconstruct(plain, rawLogOf(turns(1, 2)), 't1')).toEqual({ text: turn(1).text, source: 'log' });
});
