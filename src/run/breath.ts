import { setImmediate as nextTurn } from 'node:timers/promises';

/** How often others get their turn: timers, messages, progress. */
const BREATH_MS = 50;

/** Lets others have their turn now and then in a long stretch of work. */
export class Breath {
  private last = performance.now();

  get isDue(): boolean {
    return performance.now() - this.last >= BREATH_MS;
  }

  async take(): Promise<void> {
    await nextTurn();
    this.last = performance.now();
  }
}
