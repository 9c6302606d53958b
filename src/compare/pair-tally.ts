import type { Property } from '../property/property.js';
import { type Failure, Tally } from '../run/tally.js';
import { breaksAlone, type Judged } from './breaks-alone.js';
import type { Case } from './cases.js';
import type { Side } from './compare-report.js';

/** A run in which one side broke a property and the other held. */
export interface PairFailure extends Failure {
  breaking: Judged;
  holding: Judged;
}

/** In how many runs each of two compactors broke one property alone, with the smallest such runs, and how often both did. */
export class PairTally {
  readonly alone: Record<Side, Tally<PairFailure>>;
  both = 0;
  /** Why it cannot be compared any more; null while it can. */
  problem: string | null = null;

  constructor(readonly property: Property) {
    this.alone = { old: new Tally(property, null), new: new Tally(property, null) };
  }

  get differs(): boolean {
    return this.more + this.fewer > 0;
  }

  /** Runs in which only the new one broke it. */
  get more(): number {
    return this.alone.new.broken;
  }

  /** Runs in which only the old one did. */
  get fewer(): number {
    return this.alone.old.broken;
  }

  /** Runs in which only this side broke it, and in which only the other did. */
  runsOf(side: Side): { runs: number; reverse: number } {
    const { more, fewer } = this;
    return side === 'new' ? { runs: more, reverse: fewer } : { runs: fewer, reverse: more };
  }

  add(one: Case, old: Judged, now: Judged): void {
    if (old.judgement.violations.length > 0 && now.judgement.violations.length > 0) this.both += 1;
    this.addTo('new', one, now, old);
    this.addTo('old', one, old, now);
  }

  private addTo(side: Side, one: Case, breaking: Judged, holding: Judged): void {
    if (!breaksAlone(this.property, breaking, holding)) return;
    this.alone[side].add(breaking.judgement, { ...one, breaking, holding });
  }
}
