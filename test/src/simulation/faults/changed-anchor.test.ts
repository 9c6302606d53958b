import { expect, test } from 'vitest';
import { changedAnchor } from '../../../../src/simulation/faults/changed-anchor.js';
import { isPresent } from '../../../../src/transcript/presence.js';
import { ANCHOR_CHANGES } from '../some-behaviour.js';
import { ANCHORS } from '../some-log.js';

test.each([
  ['src/a.ts', 'case', 'Src/a.ts'],
  ['ERR-7', 'case', 'eRR-7'],
  ['42', 'case', '42'],
  ['TICKET-12', 'spacing', 'TICKE T-12'],
  ['京都', 'spacing', '京 都'],
  ['🚀', 'spacing', '🚀'],
  ['café', 'normal-form', 'cafe\u0301'],
  ['cafe\u0301', 'normal-form', 'café'],
  ['ﬁn', 'normal-form', 'fin'],
  ['cafe', 'normal-form', 'cafe'],
  ['TICKET-12', 'character', 'TICKET-13'],
  ['err-9', 'character', 'err-0'],
  ['abz', 'character', 'aba'],
  ['build-', 'character', 'buildx'],
  ['TICKET-12', 'prefix', 'TICKE'],
  ['👍🏽', 'prefix', '👍'],
  ['🚀', 'prefix', '🚀'],
] as const)('%s with another %s is %s', (anchor, how, changed) => {
  expect(changedAnchor(anchor, how)).toBe(changed);
});

test('a changed anchor does not hold the true one', () => {
  for (const anchor of ANCHORS) {
    for (const how of ANCHOR_CHANGES) {
      const changed = changedAnchor(anchor, how);
      if (changed !== anchor) expect(isPresent(anchor, `- ${changed}: value = x\n`)).toBe(false);
    }
  }
});
