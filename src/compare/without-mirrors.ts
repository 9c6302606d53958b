import type { Difference } from './compare-report.js';

/**
 * The differences without those that say of a property only what another of them says the other way round: a repair that
 * is not sure beside a regression, or chance beside what is sure.
 */
export function withoutMirrors<D extends Pick<Difference, 'property' | 'change' | 'kind'>>(
  differences: readonly D[],
): D[] {
  return differences.filter((one) => {
    const other = differences.find(
      ({ property, change }) => property === one.property && change !== one.change,
    );
    if (!other) return true;
    if (one.change === 'regression') return one.kind !== null || other.kind === null;
    return one.kind === 'anew' || one.kind === 'often' || (one.kind === 'elsewhere' && other.kind === null);
  });
}
