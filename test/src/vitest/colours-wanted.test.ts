import { expect, it } from 'vitest';
import { coloursWanted } from '../../../src/vitest/colours-wanted.js';

it.each([
  ['a terminal', { TERM: 'xterm' }, true],
  ['a dumb terminal', { TERM: 'dumb' }, false],
  ['a dumb terminal in continuous integration', { TERM: 'dumb', CI: 'true' }, true],
  ['FORCE_COLOR', { TERM: 'dumb', FORCE_COLOR: '1' }, true],
  ['NO_COLOR, whatever else', { TERM: 'xterm', FORCE_COLOR: '1', CI: 'true', NO_COLOR: '' }, false],
])('heeds %s', (_what, env, wanted) => {
  expect(coloursWanted(env)).toBe(wanted);
});
