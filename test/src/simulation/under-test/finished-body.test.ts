import { expect, it } from 'vitest';
import { finishedBody } from '../../../../src/simulation/under-test/finished-body.js';

const body = (rest: object) => finishedBody({ kind: 'text', text: '- TICKET-7\nEND\n', ...rest });

it('is the text where nothing says that it was cut', () => {
  expect([body({}), body({ finish: 'stop' })]).toEqual(['- TICKET-7\nEND\n', '- TICKET-7\nEND\n']);
});

it('ends before the closing marker', () => {
  expect(body({ closingMarker: 'END' })).toBe('- TICKET-7');
});

it('is none where the finish reason, or a missing marker, says that the text was cut', () => {
  expect([body({ finish: 'length' }), body({ finish: 'filter' }), body({ closingMarker: '[end]' })]).toEqual([
    null,
    null,
    null,
  ]);
});
