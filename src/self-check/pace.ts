import { Breath } from '../run/breath.js';
import type { SelfCheckHooks } from './self-check-options.js';
import type { SelfCheckReport } from './self-check-report.js';

/** Counts cases, lets others have their turn, and says when to end before all is done. */
export class Pace {
  plays = 0;
  /** How many properties have fired. */
  fired = 0;
  ended: SelfCheckReport['ended'] = 'done';
  private readonly started = performance.now();
  private readonly breath = new Breath();

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
    if (this.breath.isDue) {
      this.hooks.progress?.(this.plays, this.fired);
      await this.breath.take();
    }
    if (this.hooks.signal?.aborted) this.ended = 'interrupted';
    if (this.ended !== 'done') return false;
    this.plays += 1;
    return true;
  }
}
