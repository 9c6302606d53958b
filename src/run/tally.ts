import type * as fc from 'fast-check';
import type { Judgement, Property } from '../property/property.js';
import type { Scenario } from '../scenario/scenario.js';
import { compareSize } from '../scenario/size.js';

/** A run that broke a property. */
export interface Failure {
  run: number;
  value: fc.Value<Scenario>;
}

/** A failure that does not come back may be followed by one that does. */
const REMEMBERED = 3;

/** What one property has to show for itself so far; of its failures the smallest few are kept. */
export class Tally<F extends Failure = Failure> {
  met = 0;
  broken = 0;
  /** The smallest first. */
  readonly failures: F[] = [];
  readonly figures: Record<string, { part: number; whole: number }> = {};

  constructor(
    readonly property: Property,
    /** Why the property says nothing about this compactor; null if it does. */
    readonly skipped: string | null,
  ) {}

  add(judgement: Judgement, failure: F): void {
    for (const [name, { part, whole }] of Object.entries(judgement.figures ?? {})) {
      const figure = this.figures[name] ?? { part: 0, whole: 0 };
      this.figures[name] = { part: figure.part + part, whole: figure.whole + whole };
    }
    if (this.skipped !== null) return;
    if (judgement.met > 0) this.met += 1;
    if (judgement.violations.length === 0) return;
    this.broken += 1;
    const isSmaller = (other: F) => compareSize(failure.value.value, other.value.value) < 0;
    const place = this.failures.findIndex(isSmaller);
    this.failures.splice(place < 0 ? this.failures.length : place, 0, failure);
    this.failures.splice(REMEMBERED);
  }
}
