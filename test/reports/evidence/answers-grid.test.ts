import { describe, expect, it } from 'vitest';
import { answersGrid } from '../../../reports/evidence/answers-grid.js';
import { type SeenAnswer, STRANGER } from '../../../src/property/observation.js';
import { moment } from '../samples/moment.js';
import { turn } from '../samples/turn.js';

const TURN = turn('t1', 'pay INV-4471', 'INV-4471');

function answered(answer: SeenAnswer, width = 80): string {
  return answersGrid(moment(0, 1, { answers: { t1: answer } }), [TURN], new Set(), width).rows[0]!.cells[1]!;
}

describe('answersGrid', () => {
  it('says what an answer lacks', () => {
    expect(answered({ text: 'nothing of the kind', source: 'summary' })).toBe(
      '“nothing of the kind”, from the summary; lacks INV-4471',
    );
  });

  it('does not take a longer token for the fact', () => {
    expect(answered({ text: 'pay INV-44712' })).toBe('“pay INV-44712”; lacks INV-4471');
  });

  it('does not repeat the turn’s own text', () => {
    expect(answered({ text: 'pay INV-4471', source: 'log' })).toBe('its own text, from the log');
  });

  it('tells an empty text from an error', () => {
    expect(answered({ text: '' })).toBe('an empty text; lacks INV-4471');
    expect(answered({ error: { name: 'RangeError', message: 'no t1', engine: false } })).toBe(
      'error: RangeError: no t1',
    );
  });

  it('keeps what an answer lacks in sight when it shortens the answer', () => {
    expect(answered({ text: 'words '.repeat(100) }, 40)).toMatch(/^“words .* … .*”; lacks INV-4471$/);
  });

  it('shows the answer for an id that never was if a violation is about it', () => {
    const asked = moment(0, 0, { answers: {}, stranger: { text: 'never heard of it' } });
    expect(answersGrid(asked, [], new Set(), 80).rows).toEqual([]);
    expect(answersGrid(asked, [], new Set([STRANGER]), 80).rows[0]!.cells).toEqual([
      STRANGER,
      '“never heard of it”',
    ]);
  });
});
