import { expect, test } from 'vitest';
import { answerFromSummary } from '../../../src/reference/answer-from-summary.js';

const SUMMARY = '- TICKET-12: closed\n- TICKET-1\n- TICKET-1: open\r\nlast line';

test.each([
  [['TICKET-12'], '- TICKET-12: closed'],
  [['TICKET-1'], '- TICKET-1'],
  [['TICKET-1', 'open'], '- TICKET-1: open\r'],
  [['last'], 'last line'],
  [['TICKET-1', 'closed'], null],
  [['TICKET-7'], null],
  [[], null],
])('finds the line that holds %j', (evidence, line) => {
  expect(answerFromSummary(SUMMARY, evidence)).toBe(line);
});
