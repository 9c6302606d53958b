import type { Judgement, Property } from '../property/property.js';
import { conclude } from '../run/conclude.js';
import type { PropertyReport } from '../run/report.js';
import type { Failure, Tally } from '../run/tally.js';
import type { FiredBy, PropertySelfCheck, Sensitivity } from './self-check-report.js';

/** In so many runs a property fires clearly, and no other corruption is asked. */
const CLEARLY = 3;

/** A property under suspicion of never firing, and what is known about it so far. */
export class Suspect {
  /** The runs of the compactor as it is in which the premise occurred. */
  readonly metIn: number[] = [];
  private plain: PropertyReport | null = null;
  private firedBy: FiredBy | null = null;

  constructor(private readonly tally: Tally) {}

  get property(): Property {
    return this.tally.property;
  }

  /** Whether the property says nothing about this compactor, and may not even be asked. */
  get isSkipped(): boolean {
    return this.tally.skipped !== null;
  }

  /** Notes what was seen of the compactor as it is. */
  add(judgement: Judgement, failure: Failure): void {
    this.tally.add(judgement, failure);
    if (judgement.met > 0) this.metIn.push(failure.run);
  }

  /** Ends the runs of the compactor as it is. */
  conclude(runs: number): void {
    this.plain = conclude(this.tally, runs, null, null);
  }

  /** Whether another corruption may tell more: it did not fire yet, or seldom; what fires without one is no suspect. */
  get isOpen(): boolean {
    const fired = this.firedBy?.runs ?? 0;
    return !this.isSkipped && this.tally.broken === 0 && fired < CLEARLY;
  }

  /** Whether it did not fire, and ought to: what a plain run skips says nothing about this compactor. */
  get isDue(): boolean {
    return this.isOpen && this.firedBy === null && this.plain?.verdict !== 'skipped';
  }

  get hasFired(): boolean {
    return this.firedBy !== null;
  }

  /** Notes by which corruption it fired; of several the one that made it fire most often. */
  fire(firedBy: FiredBy): void {
    if (firedBy.runs > (this.firedBy?.runs ?? 0)) this.firedBy = firedBy;
  }

  /** @param isComplete whether all corruptions were played that were worth it */
  report(isComplete: boolean): PropertySelfCheck {
    const { id, clauses, level, claim, met, broken } = this.plain!;
    const finding = this.finding(this.plain!, isComplete);
    return { id, clauses, level, claim, ...finding, firedBy: this.firedBy, met, broken };
  }

  private finding(
    { verdict, reason, met, broken }: PropertyReport,
    isComplete: boolean,
  ): { sensitivity: Sensitivity; reason: string | null } {
    if (this.firedBy) return { sensitivity: 'fired', reason: null };
    if (broken > 0) {
      const fires = `it fires without any corruption, in ${broken} of ${met} runs that met its premise`;
      return { sensitivity: 'broken', reason: fires };
    }
    if (verdict === 'skipped') return { sensitivity: 'skipped', reason };
    if (!isComplete) return { sensitivity: 'silent', reason: 'it was not tried with every corruption' };
    const often = `${met} ${met === 1 ? 'run' : 'runs'}`;
    const unreached = `no corruption reaches it, although its premise occurred in ${often}`;
    return { sensitivity: 'silent', reason: met === 0 ? reason : unreached };
  }
}
