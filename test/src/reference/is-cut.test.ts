import { expect, test } from 'vitest';
import { isCut } from '../../../src/reference/is-cut.js';

test.each([
  ['text', {}, false],
  ['text', { finish: 'stop' }, false],
  ['text', { finish: 'length' }, true],
  ['text', { finish: 'filter' }, true],
  ['text\n[end]\n', { closingMarker: '[end]' }, false],
  ['text [en', { closingMarker: '[end]' }, true],
  ['[end] was said, and then', { closingMarker: '[end]' }, true],
  ['text [end]', { closingMarker: '[end]', finish: 'length' }, true],
] as const)('of %j with %j is %s', (summary, signals, cut) => {
  expect(isCut(summary, signals)).toBe(cut);
});
