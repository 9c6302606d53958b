import type { CheckOptions } from '../../check/check-options.js';
import { overrideOptions } from '../../check/override-options.js';
import { planOf } from '../../check/plan.js';
import { readStore } from '../../store/read-store.js';
import type { Opening } from './protocol.js';

const STORE = '.compaction-check';

/**
 * The seed of a run, and what its store holds.
 *
 * @throws HarnessError CC_STORE_UNREADABLE.
 */
export function openingOf(options: CheckOptions, flags: CheckOptions): Opening {
  const wanted = overrideOptions(options, flags);
  const { store = STORE } = wanted;
  return { seed: planOf(wanted).seed, store: store === false ? null : readStore(store) };
}
