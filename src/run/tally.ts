import type * as fc from 'fast-check';
import type { Observation } from '../property/observation.js';
import type { Judgement, Property } from '../property/property.js';
import type { Scenario } from '../scenario/scenario.js';
import { compareSize } from '../scenario/size.js';
import { addFigures } from './add-figures.js';
import type { Breach } from './breach.js';
import type { TryCount } from './report.js';
import { TryCounts } from './try-counts.js';

/** A run that broke a property. */
export interface Failure {
  run: number;
  value: fc.Value<Scenario>;
  /** What was seen when it broke; only where a compactor that is not deterministic may never show it again. */
  breach?: Breach;
}

/** A tally as plain JSON; the scenarios of its failures are made again from the numbers of their runs. */
export interface TallyPart {
  met: number;
  broken: number;
  figures: Record<string, { part: number; whole: number }>;
  tries: TryCount[];
  failures: Omit<Failure, 'value'>[];
}

/** One of several drives of a scenario, and what a property says of it. */
export interface Try {
  judgement: Judgement;
  observation: Observation;
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
  /** Of scenarios that are driven several times. */
  readonly tries = new TryCounts();

  constructor(
    readonly property: Property,
    /** Why the property says nothing about this compactor; null if it does. */
    readonly skipped: string | null,
  ) {}

  add(judgement: Judgement, failure: F): void {
    addFigures(this.figures, judgement.figures ?? {});
    if (this.skipped !== null) return;
    if (judgement.met > 0) this.met += 1;
    if (judgement.violations.length === 0) return;
    this.broken += 1;
    this.remember(failure);
  }

  /**
   * Adds a scenario that was to be driven `planned` times: it breaks where one try does, and its figures are those of
   * the first. Whether it is counted; of one that was ended before it broke nothing is known.
   */
  addTries(tries: readonly Try[], failure: F, planned: number): boolean {
    const breaking = tries.filter(({ judgement }) => judgement.violations.length > 0);
    if (tries.length < planned && breaking.length === 0) return false;
    const met = tries.filter(({ judgement }) => judgement.met > 0 || judgement.violations.length > 0).length;
    const figures = tries[0]?.judgement.figures;
    const [broke] = breaking;
    const violations = broke?.judgement.violations ?? [];
    const breach = broke && planned > 1 && { observation: broke.observation, violations };
    this.add(
      {
        met: Math.max(...tries.map(({ judgement }) => judgement.met)),
        violations,
        ...(figures && { figures }),
      },
      { ...failure, ...(breach && { breach }) },
    );
    if (this.skipped === null && planned > 1 && met > 0)
      this.tries.add({ broken: breaking.length, met, scenarios: 1 });
    return true;
  }

  /** All of it that cannot be made again from the runs. */
  get part(): TallyPart {
    const { met, broken, figures, tries } = this;
    const failures = this.failures.map(({ run, breach }) => ({ run, ...(breach && { breach }) }));
    return { met, broken, figures, tries: tries.all, failures };
  }

  /** Adds what was counted elsewhere, in other runs of the same scenarios. */
  addPart(
    { met, broken, figures, tries, failures }: TallyPart,
    scenarioAt: (run: number) => F['value'],
  ): void {
    this.met += met;
    this.broken += broken;
    addFigures(this.figures, figures);
    for (const count of tries) this.tries.add(count);
    for (const failure of failures) this.remember({ ...failure, value: scenarioAt(failure.run) } as F);
  }

  /** Of equal size, the earlier run comes first. */
  private remember(failure: F): void {
    const isBefore = (other: F) =>
      (compareSize(failure.value.value, other.value.value) || failure.run - other.run) < 0;
    const place = this.failures.findIndex(isBefore);
    this.failures.splice(place < 0 ? this.failures.length : place, 0, failure);
    this.failures.splice(REMEMBERED);
  }
}
