import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIMULATOR_TEXTS } from '../../../src/simulation/simulator-texts.js';
import { isPresent } from '../../../src/transcript/presence.js';
import { turnProblems } from '../../../src/transcript/well-formed.js';
import { someLog } from './some-log.js';

test('the logs of these tests are well formed', () => {
  fc.assert(
    fc.property(someLog, (log) => {
      expect(turnProblems(log)).toEqual([]);
      const anchors = log.flatMap((turn) => turn.anchor ?? []);
      expect(anchors.filter((anchor) => SIMULATOR_TEXTS.some((text) => isPresent(anchor, text)))).toEqual([]);
    }),
  );
});
