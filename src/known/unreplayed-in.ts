import { posix } from 'node:path';
import type { RegressionCase, StoreReport } from '../run/report.js';

/** A stored counterexample of which nobody knows whether it still breaks its property, and why. */
export type Unreplayed = Pick<RegressionCase, 'file' | 'property'> & { reason: string };

/** What of a store could not be replayed, on a compactor. */
export function unreplayedIn(store: StoreReport | undefined, compactor: string): Unreplayed[] {
  const { cases = [], problems = [] } = store ?? {};
  return [
    ...cases
      .filter((one) => one.status === 'skipped' && one.compactor === compactor)
      .map(({ file, property, reason }) => ({ file, property, reason: reason ?? '' })),
    ...problems.map(({ file, says }) => ({ file, property: folderOf(file, store!.directory), reason: says })),
  ];
}

/** The store's folders are called as the properties are. */
function folderOf(file: string, directory: string): string {
  const [path, root] = [file, directory].map((one) => posix.normalize(one.replaceAll('\\', '/')));
  return posix.relative(root!, posix.dirname(path!));
}
