import type { StoreReport } from './report.js';

/** How many files of a store may hold a regression case, and could not be read. */
export function unreadCases(store: Pick<StoreReport, 'problems'> | null | undefined): number {
  return store?.problems.filter(({ unread }) => unread).length ?? 0;
}
