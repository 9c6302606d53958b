import type { Outcome } from '../../compactor/session.js';
import type { Corruption } from '../corruption.js';
import { corruptSession } from './corrupt-session.js';

/** Edits what a pass returns. */
export function corruptOutcome(edit: (outcome: Outcome) => Outcome): Corruption['corrupt'] {
  return corruptSession((session) => ({
    compact: async (options) => edit(await session.compact(options)),
  }));
}
