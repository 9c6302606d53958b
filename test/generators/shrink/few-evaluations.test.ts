import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputRange } from '../../../compactors/faulty/input-range.js';
import { lastAnchorWatermark } from '../../../compactors/faulty/last-anchor-watermark.js';
import { anchorsPresent } from '../../../properties/coverage/anchors-present.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import { Player } from '../../../src/run/player.js';
import { Shrinking } from '../../../src/run/shrinking.js';
import { logOf } from '../../../src/scenario/log-of.js';
import { append, compact, said, scenario } from '../../conversation.js';
import { always, OPTIONS } from '../../src/run/try-run.js';

describe('from three hundred turns', () => {
  const turns = Array.from({ length: 300 }, (_, index) => said(`t${index + 1}`, `TICKET-${index + 1}`));

  /** How many scenarios were driven until one with so few turns failed, and until the end. */
  async function driven(compactor: Compactor, dropped: number, few: number) {
    const failing = scenario(
      [
        append(...turns.slice(0, 100)),
        append(...turns.slice(100, 200)),
        append(...turns.slice(200)),
        compact,
      ],
      {
        settings: { summaryBudget: null },
        summarizer: { faults: [{ fault: 'drop', target: { ids: [`t${dropped}`] } }] },
      },
    );
    let evaluations = -5;
    let untilFew = Number.POSITIVE_INFINITY;
    const player = new Player(compactor, OPTIONS, {
      async play(played, drive) {
        const seen = await drive();
        evaluations += 1;
        const fails = anchorsPresent.judge(seen, []).violations.length > 0;
        if (fails && logOf(played).length <= few) untilFew = Math.min(untilFew, evaluations);
        return seen;
      },
    });
    const failure = { run: 0, value: new fc.Value(failing, undefined) };
    const arbitrary = await always(failing, compactor);
    const shrinking = await new Shrinking(failure, anchorsPresent, arbitrary, player).drivenAgain();
    await shrinking.goOn(60_000);
    expect(shrinking.result.shrinking).toMatchObject({ finished: true, turnsBefore: 300, turnsAfter: few });
    return { untilFew, evaluations };
  }

  it.each([1, 2, 100, 217, 300])(
    'the one that matters, turn %i, is found in few evaluations',
    async (dropped) => {
      const compactor = inputRange.make();
      const { untilFew, evaluations } = await driven(compactor, dropped, 1);
      // Measured: at most 25, and at most 866 until nothing simpler fails.
      expect(untilFew).toBeLessThan(40);
      expect(evaluations).toBeLessThan(1300);
    },
  );

  it.each([2, 150, 299])(
    'the two that matter, turn %i and a later one, are found in few evaluations',
    async (dropped) => {
      const compactor = lastAnchorWatermark.make();
      const { untilFew, evaluations } = await driven(compactor, dropped, 2);
      // Measured: at most 24, and at most 6,731 until nothing simpler fails.
      expect(untilFew).toBeLessThan(60);
      expect(evaluations).toBeLessThan(10_000);
    },
  );
});
