import { signTest } from '../run/sign-test.js';
import type { Shift } from './compare-report.js';

/** Counts in how many runs a number went up or down. */
export class ShiftCount {
  private gained = 0;
  private lost = 0;
  private old = 0;
  private new = 0;

  constructor(private readonly measure: Shift['measure']) {}

  add(old: number, now: number): void {
    this.old += old;
    this.new += now;
    if (now > old) this.gained += 1;
    if (now < old) this.lost += 1;
  }

  get result(): Shift {
    const { measure, gained, lost, old } = this;
    return { measure, gained, lost, p: signTest(gained, lost), old, new: this.new };
  }
}
