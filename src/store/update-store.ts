import type { Report } from '../run/report.js';
import { markFixed } from './mark-fixed.js';
import { pruneFixed } from './prune-fixed.js';
import { storeCounterexamples } from './store-counterexamples.js';

/**
 * Brings the store of a run up to date: new counterexamples are written, fixed ones are marked, and removed if asked.
 *
 * @throws HarnessError CC_FILE_UNWRITABLE when a new counterexample could not be written.
 */
export function updateStore(report: Report, { prune = false } = {}): void {
  const { store } = report;
  if (!store) return;
  try {
    storeCounterexamples(report, store.directory);
  } finally {
    if (prune) pruneFixed(store, report.compactor.name);
    else markFixed(store);
  }
}
