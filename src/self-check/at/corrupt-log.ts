import type { Turn } from '../../transcript/turn.js';
import type { Corruption } from '../corruption.js';
import { corruptSession } from './corrupt-session.js';

/** Edits the raw log, from the first pass on. */
export function corruptLog(edit: (log: readonly Turn[]) => readonly Turn[]): Corruption['corrupt'] {
  return corruptSession((session, situation) => ({
    log: async () => {
      const log = await session.log!();
      return situation.hasPassed ? [...edit(log)] : log;
    },
  }));
}
