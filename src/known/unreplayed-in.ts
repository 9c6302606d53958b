import { posix } from 'node:path';
import type { RegressionCase, StoreReport } from '../run/report.js';

/**
 * A stored counterexample of which nobody knows whether it still breaks its property, and why; `property` may be the
 * first part of ids, where all that is below it was not read.
 */
export type Unreplayed = Pick<RegressionCase, 'file' | 'property'> & { reason: string };

/** What of a store could not be replayed, on a compactor. */
export function unreplayedIn(store: StoreReport | undefined, compactor: string): Unreplayed[] {
  const { cases = [], problems = [] } = store ?? {};
  return [
    ...cases
      .filter((one) => one.status === 'skipped' && one.compactor === compactor)
      .map(({ file, property, reason }) => ({ file, property, reason: reason ?? '' })),
    ...problems
      .filter(({ unread }) => unread)
      .map(({ file, code, says }) => ({
        file,
        property: folderOf(file, code, store!.directory),
        reason: says,
      })),
  ];
}

/** The store's folders are called as the properties are; a link may stand for one, or for several of them. */
function folderOf(file: string, code: string, directory: string): string {
  const [path, root] = [file, directory].map((one) => posix.normalize(one.replaceAll('\\', '/')));
  const own = posix.relative(root!, path!);
  return own.endsWith('.json') && code !== 'CC_STORE_LINK' ? posix.dirname(own) : own;
}
