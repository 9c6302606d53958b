import { describe, expect, it } from 'vitest';
import { PLACEHOLDER, REFUSAL } from '../../../../src/simulation/simulator-texts.js';
import { unusableAnswer } from '../../../../src/simulation/under-test/unusable-answer.js';
import { turn } from '../../../conversation.js';

const GIVEN = [turn('t1', 'TICKET-7'), turn('t2', 'src/a.ts')];
const why = (text: string, given = GIVEN) =>
  unusableAnswer({ kind: 'text', text }, given, ['TICKET-7', 'src/a.ts']);

describe('an answer is no summary', () => {
  it.each([
    [' \n', 'blank'],
    [REFUSAL, 'refusal'],
    ['I cannot assist with this request.', 'refusal'],
    [PLACEHOLDER, 'placeholder'],
    ['There is nothing to summarize.', 'placeholder'],
    ['N/A', 'placeholder'],
    ['[Summary]', 'placeholder'],
    ['[object Object]', 'placeholder'],
    ['Error: 429 Too Many Requests', 'error-text'],
    ['503 Service Unavailable', 'error-text'],
    ['context_length_exceeded', 'error-text'],
    ['Remember src/a.ts.', 'echo'],
  ])('when it says %o', (text, expected) => {
    expect(why(text)).toBe(expected);
  });

  it('when it is a call of a tool', () => {
    expect(unusableAnswer({ kind: 'toolCall', text: '- TICKET-7' }, GIVEN, [])).toBe('tool-call');
  });
});

describe('an answer may be a summary', () => {
  it.each([
    "I'm sorry, but TICKET-7 could not be fixed.",
    'Error: the build of src/a.ts failed.',
    'No tests failed.',
    'None of it worked; we start again.',
    'Summary of the work: all is done.',
    `I apologise. ${'We went on and on. '.repeat(20)}`,
  ])('when it says %o', (text) => {
    expect(why(text)).toBeNull();
  });

  it('when it repeats the only turn, or what a turn said', () => {
    expect(why('Remember src/a.ts.', [GIVEN[1]!, { ...GIVEN[1]!, id: 't3' }])).toBeNull();
    expect(why(REFUSAL, [...GIVEN, turn('t3', null, { text: `It said: ${REFUSAL}` })])).toBeNull();
  });
});
