import type { Scenario } from '../scenario/scenario.js';
import { logAt } from './log-at.js';
import type { Moment } from './observation.js';
import { remember } from './remember.js';

const inOrder = remember((scenario: Scenario) =>
  remember((moment: Moment): boolean => {
    const log = logAt(scenario, moment);
    let place = 0;
    for (const item of moment.view) {
      if (item.type !== 'kept' || item.turn === null) continue;
      while (place < log.length && log[place]!.id !== item.turn) place += 1;
      if (place === log.length) return false;
      place += 1;
    }
    return true;
  }),
);

/** Whether the turns in the view stand in the order of the log, each once: then nothing has to be looked for. */
export function isInOrder(scenario: Scenario, moment: Moment): boolean {
  return inOrder(scenario)(moment);
}
