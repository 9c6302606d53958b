import { describe, expect, it } from 'vitest';
import { hangsAsync } from '../../../compactors/faulty/hangs-async.js';
import { Player } from '../../../src/run/player.js';
import type { RunHooks } from '../../../src/run/run-options.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, compact, scenario, tokenizer, turn } from '../../conversation.js';
import { ONE } from '../../properties/turns.js';
import { madeUp } from './try-run.js';

const hanging = scenario([append(ONE, turn('t2', 'ERR-40')), compact], {
  summarizer: { faults: [{ fault: 'blank', text: '' }] },
});

describe('a player', () => {
  it('drives a scenario', async () => {
    const player = new Player(session(), { tokenizer, stepLimitMs: 100 }, {});
    const seen = await player.play(scenario([append(ONE)]));
    expect(seen).toMatchObject({ compactor: 'session', breakdown: null, moments: [{ appended: 1 }] });
  });

  it('is out of patience after five cases that did not return, and then waits less', async () => {
    const limits: number[] = [];
    const hooks: RunHooks = {
      async play(_, drive, limit) {
        limits.push(limit);
        const seen = await drive();
        return { ...seen, breakdown: { kind: 'hung', step: 1, during: 'compact()', message: 'no answer' } };
      },
    };
    const player = new Player(session(), { tokenizer, stepLimitMs: 2000 }, hooks);
    const patience: boolean[] = [];
    for (let played = 0; played < 6; played += 1) {
      await player.play(scenario([append(ONE)]));
      patience.push(player.isOutOfPatience);
    }
    expect(patience).toEqual([false, false, false, false, true, true]);
    expect(limits).toEqual([2000, 2000, 2000, 2000, 2000, 500]);
  });

  it('takes no crash for a case that did not return', async () => {
    const crashing = session(() => ({ view: () => (undefined as unknown as { x(): never }).x() }));
    const player = new Player(crashing, { tokenizer, stepLimitMs: 100 }, {});
    for (let played = 0; played < 6; played += 1) {
      expect((await player.play(scenario([append(ONE)]))).breakdown?.kind).toBe('crashed');
    }
    expect(player.isOutOfPatience).toBe(false);
  });

  it('waits for a step as long as it may', async () => {
    const player = new Player(hangsAsync.make(), { tokenizer, stepLimitMs: 30 }, {});
    const { breakdown } = await player.play(hanging);
    expect(breakdown).toMatchObject({ kind: 'hung', message: expect.stringContaining('30 ms') });
  });

  it('judges without companions where a property has none', async () => {
    const player = new Player(session(), { tokenizer, stepLimitMs: 100 }, {});
    const counting = madeUp({ judge: (_, companions) => ({ met: companions.length, violations: [] }) });
    expect(await player.judge(counting, await player.play(scenario([])))).toMatchObject({ met: 0 });
  });
});
