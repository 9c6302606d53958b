import type { CheckOptions } from '../../check/check-options.js';
import { overrideOptions } from '../../check/override-options.js';
import { runPlanOf } from '../../check/run-plan.js';
import { findKnown } from '../../known/find-known.js';
import { readStore } from '../../store/read-store.js';
import type { Opening } from './protocol.js';

const STORE = '.compaction-check';

/**
 * The seed of a run, what its store holds, and which failures are known.
 *
 * @throws HarnessError CC_STORE_UNREADABLE, CC_KNOWN_MISSING, CC_KNOWN_DAMAGED, CC_KNOWN_VERSION.
 */
export function openingOf(options: CheckOptions, flags: CheckOptions, updatesKnown: boolean): Opening {
  const wanted = overrideOptions(options, flags);
  const { store = STORE } = wanted;
  return {
    seed: runPlanOf(wanted).seed,
    store: store === false ? null : readStore(store),
    known: findKnown(wanted.known, { updates: updatesKnown }),
  };
}
