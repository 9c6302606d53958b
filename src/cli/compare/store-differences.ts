import type { CompareReport } from '../../compare/compare-report.js';
import type { Report } from '../../run/report.js';
import { storeCounterexamples } from '../../store/store-counterexamples.js';

/** Writes the smallest case of every difference that is one, and notes in the report where it is. */
export function storeDifferences({ differences }: CompareReport, directory: string): void {
  const sure = differences.filter(({ certainty }) => certainty !== 'chance');
  const properties = sure.flatMap(({ smallest }) =>
    smallest ? [{ counterexample: smallest.counterexample }] : [],
  );
  storeCounterexamples({ properties } as Report, directory);
}
