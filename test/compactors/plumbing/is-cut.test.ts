import { expect, it } from 'vitest';
import { isCut } from '../../../compactors/plumbing/is-cut.js';

const MARKER = '[end]';

it('believes a finish reason other than stop', () => {
  expect(isCut('- ERR-40\n', { finish: 'length' })).toBe(true);
  expect(isCut('- ERR-40\n', { finish: 'stop' })).toBe(false);
});

it('misses a promised marker that is not at the end', () => {
  expect(isCut('- ERR-40\n', { closingMarker: MARKER })).toBe(true);
  expect(isCut(`${MARKER}\n- ERR-40`, { finish: 'stop', closingMarker: MARKER })).toBe(true);
  expect(isCut(`- ERR-40\n${MARKER}\n`, { closingMarker: MARKER })).toBe(false);
});

it('cannot know of a cut that nothing signals', () => {
  expect(isCut('- ERR-4')).toBe(false);
});
