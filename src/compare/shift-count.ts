import { signTest } from '../run/sign-test.js';
import type { Shift } from './compare-report.js';

/** Counts in how many runs a number went up or down. */
export class ShiftCount {
  /** Runs in which the new one has more, and fewer. */
  more = 0;
  fewer = 0;
  private old = 0;
  private new = 0;

  constructor(private readonly measure: Shift['measure']) {}

  add(old: number, now: number): void {
    this.old += old;
    this.new += now;
    if (now > old) this.more += 1;
    if (now < old) this.fewer += 1;
  }

  get differs(): boolean {
    return this.more + this.fewer > 0;
  }

  /** What it comes to, where it is known whether that is more than chance gives. */
  result(isBeyondChance: boolean): Shift {
    const { measure, more, fewer, old } = this;
    const certainty = isBeyondChance ? 'sure' : 'chance';
    return { measure, gained: more, lost: fewer, p: signTest(more, fewer), certainty, old, new: this.new };
  }
}
