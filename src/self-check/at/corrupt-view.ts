import type { ViewItem } from '../../compactor/session.js';
import type { Corruption } from '../corruption.js';
import type { Situation } from '../situation.js';
import { corruptSession } from './corrupt-session.js';

/** Edits the view, from the first pass on. */
export function corruptView(
  edit: (view: readonly ViewItem[], situation: Situation) => readonly ViewItem[],
): Corruption['corrupt'] {
  return corruptSession((session, situation) => ({
    view: async () => {
      const view = await session.view();
      return situation.hasPassed && Array.isArray(view) ? [...edit(view, situation)] : view;
    },
  }));
}
