import { setImmediate as breathe } from 'node:timers/promises';
import type { SelfCheckHooks } from './self-check-options.js';
import type { SelfCheckReport } from './self-check-report.js';

/** How often others get their turn: timers, messages, progress. */
const BREATH_MS = 50;

/** Counts cases, lets others have their turn, and says when to end before all is done. */
export class Pace {
  plays = 0;
  /** How many properties have fired. */
  fired = 0;
  ended: SelfCheckReport['ended'] = 'done';
  private readonly started = performance.now();
  private breath = this.started;

  constructor(
    private readonly timeMs: number | null,
    private readonly hooks: Pick<SelfCheckHooks, 'progress' | 'signal'>,
  ) {}

  get elapsedMs(): number {
    return performance.now() - this.started;
  }

  /** Counts one more case; false when no more may be played. */
  async next(): Promise<boolean> {
    if (this.timeMs !== null && this.elapsedMs >= this.timeMs) this.ended = 'time';
    if (performance.now() - this.breath >= BREATH_MS) {
      this.hooks.progress?.(this.plays, this.fired);
      await breathe();
      this.breath = performance.now();
    }
    if (this.hooks.signal?.aborted) this.ended = 'interrupted';
    if (this.ended !== 'done') return false;
    this.plays += 1;
    return true;
  }
}
