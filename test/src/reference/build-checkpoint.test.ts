import { expect, test } from 'vitest';
import { buildCheckpoint } from '../../../src/reference/build-checkpoint.js';
import { CompactionRefused, CoverageError } from '../../../src/reference/errors.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { countTokens } from '../answers.js';
import { summaryOf, turn, turns } from '../turns.js';

test('remembers by what each covered turn is found', () => {
  const given = [turn(1, { facts: [{ key: 'state', value: 'value-1' }] }), turn(2)];
  expect(buildCheckpoint(given, summaryOf(given[0]!), 100)).toEqual({
    summary: '- TICKET-1: value-1\n',
    budget: 100,
    covered: ['t1'],
    uncovered: [],
    kept: ['t2'],
    evidence: { t1: ['TICKET-1', 'value-1'] },
  });
});

test('goes by the finish reason and the closing marker', () => {
  const summary = '- TICKET-1\n- TICKET-2';
  expect(buildCheckpoint(turns(1, 2), summary, 100, undefined, {}).covered).toEqual(['t1', 't2']);
  for (const info of [{ finish: 'length' as const }, { closingMarker: '[end]' }]) {
    expect(buildCheckpoint(turns(1, 2), summary, 100, undefined, info).covered).toEqual(['t1']);
  }
});

test('S8: takes a summary that has its budget and refuses one token more', () => {
  const summary = summaryOf(turn(1));
  const budget = countTokens(summary);
  expect(buildCheckpoint([turn(1)], summary, budget, undefined, { countTokens }).covered).toEqual(['t1']);
  expect(() => buildCheckpoint([turn(1)], summary, budget - 1, undefined, { countTokens })).toThrow(
    `the summary has ${budget} tokens, 1 more than its budget of ${budget - 1}`,
  );
  expect(buildCheckpoint([turn(1)], summary, null, undefined, { countTokens }).covered).toEqual(['t1']);
});

const REFUSED: [string, readonly Turn[], string, string][] = [
  ['a blank', turns(1, 2), ' \n', 'the summary is blank'],
  ['an echo', turns(1, 2), `${turn(2).text}\n`, 'the summary repeats turn t2 and nothing else'],
  ['a refusal', turns(1, 2), "I'm sorry, but I can't help with that.", 'holds no turn that could be claimed'],
  ['a placeholder', turns(1, 2), 'No prior history.', 'holds no turn that could be claimed'],
  ['anything for no turns', [], 'Nothing happened.', 'holds no turn that could be claimed'],
];

test.each(REFUSED)('K2: refuses %s', (_, given, summary, reason) => {
  expect(() => buildCheckpoint(given, summary, 100)).toThrow(CompactionRefused);
  expect(() => buildCheckpoint(given, summary, 100)).toThrow(reason);
});

test('takes the only turn’s own text for a summary of it', () => {
  expect(buildCheckpoint([turn(1)], turn(1).text, 100).covered).toEqual(['t1']);
});

test('K15: names ids that several turns share', () => {
  const build = () => buildCheckpoint([turn(1), turn(2), turn(1)], summaryOf(turn(1)), 100);
  expect(build).toThrow(CoverageError);
  expect(build).toThrow(expect.objectContaining({ ids: ['t1'] }));
});
