import { expect, test } from 'vitest';
import type { Checkpoint } from '../../../src/compactor/doors/checkpoint.js';
import { buildCheckpoint } from '../../../src/reference/build-checkpoint.js';
import { CoverageError } from '../../../src/reference/errors.js';
import { verifyCheckpoint } from '../../../src/reference/verify-checkpoint.js';
import { summaryOf, turn, turns } from '../turns.js';

const SUMMARY = '- TICKET-1\n- TICKET-12\n';
const silent = turn(3, { anchor: null });
const given = [...turns(1, 2), silent];

function problemsOf(lists: Partial<Checkpoint>, options?: Parameters<typeof verifyCheckpoint>[2]) {
  const checkpoint = { summary: SUMMARY, budget: 100, covered: [], uncovered: [], ...lists };
  try {
    verifyCheckpoint(checkpoint, given, options);
  } catch (error) {
    return error as CoverageError;
  }
  return null;
}

test('passes a checkpoint that claims what its summary holds', () => {
  expect(problemsOf({ covered: ['t1'], uncovered: ['t2', 't3'] })).toBeNull();
  expect(problemsOf({ covered: ['t1'], uncovered: ['t3'], kept: ['t2'] })).toBeNull();
});

test('passes what buildCheckpoint builds', () => {
  expect(() => verifyCheckpoint(buildCheckpoint(given, summaryOf(turn(2)), 100), given)).not.toThrow();
});

test.each([
  [
    { covered: ['t1', 't2'], uncovered: ['t3'] },
    ['t2'],
    't2 is listed as covered, and its anchor "TICKET-2" is absent',
  ],
  [{ covered: ['t3'], uncovered: ['t1', 't2'] }, ['t3'], 't3 is listed as covered, and it has no anchor'],
  [
    { covered: ['t1'], uncovered: ['t2', 't3', 't9'] },
    ['t9'],
    't9 is listed as uncovered, and is none of the turns',
  ],
  [
    { covered: ['t1', 't1'], uncovered: ['t2', 't3'] },
    ['t1'],
    't1 is listed as covered, and already as covered',
  ],
  [
    { covered: ['t1'], uncovered: ['t1', 't2', 't3'] },
    ['t1'],
    't1 is listed as uncovered, and already as covered',
  ],
  [{ covered: ['t1'], uncovered: ['t2'] }, ['t3'], 't3 is in no list'],
])('throws for the lists %j, with the ids', (lists, ids, problem) => {
  const error = problemsOf(lists);
  expect(error).toBeInstanceOf(CoverageError);
  expect(error!.ids).toEqual(ids);
  expect(error!.message).toContain(`- ${problem}`);
});

test('tells all that is wrong at once, and what to do', () => {
  const error = problemsOf({ covered: ['t2', 't3'], uncovered: [] })!;
  expect(error.ids).toEqual(['t1', 't2', 't3']);
  expect(error.message).toBe(
    [
      'The checkpoint does not say what its summary holds:',
      '- t1 is in no list',
      '- t2 is listed as covered, and its anchor "TICKET-2" is absent from the summary',
      '- t3 is listed as covered, and it has no anchor by which that could be verified',
      'Whoever asks for such a turn would be told that it never existed.',
      'List as covered only what the summary holds and all else as uncovered, or refuse the pass.',
    ].join('\n'),
  );
});

test('demands facts, and a distance from the cut, when it is told to', () => {
  const strict = [turn(1, { facts: [{ key: 'state', value: 'value-1' }] })];
  const hollow = { summary: '- TICKET-1', budget: 100, covered: ['t1'], uncovered: [] };
  expect(() => verifyCheckpoint(hollow, strict)).not.toThrow();
  expect(() => verifyCheckpoint(hollow, strict, { facts: true })).toThrow(
    'its anchor "TICKET-1" or a fact of it',
  );
  expect(() => verifyCheckpoint(hollow, strict, { cut: true })).toThrow(CoverageError);
});
