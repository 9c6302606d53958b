import { quantileOf } from '../../bench/figures/quantile-of.mjs';
import { tableOf } from '../docs/table.mjs';

/** The properties that a compactor was made to break, or that one broke in the matrix, in the order in which they come. */
export function propertiesOf(rows) {
  return [...new Set(rows.flatMap(({ property, matrix }) => [property, ...(matrix?.breaks ?? [])]))].sort();
}

/** For each property, what was found of the compactors that are made to break it, and what else it tells. */
export function byPropertyTable(rows) {
  return tableOf(
    [
      'property',
      'compactors made to break it',
      'found',
      'runs, median',
      'runs, p95',
      'breaks on',
      'first on',
    ],
    propertiesOf(rows).map((property) => {
      const own = rows.filter((row) => row.property === property);
      const runs = own.flatMap((row) => row.runs);
      const trials = own.flatMap((row) => row.trials);
      const holds = (list) => rows.filter(({ matrix }) => matrix?.[list].includes(property)).length;
      return [
        property,
        own.length,
        trials.length === 0 ? '–' : `${runs.length}/${trials.length}`,
        quantileOf(runs, 0.5) ?? '–',
        quantileOf(runs, 0.95) ?? '–',
        holds('breaks'),
        holds('first'),
      ];
    }),
  );
}
