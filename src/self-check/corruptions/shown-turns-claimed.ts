import { corruptTaken } from '../at/corrupt-taken.js';
import type { Corruption } from '../corruption.js';

/** The pointer set made from the input range, and the first text that came put in the place of the turns. */
export const shownTurnsClaimed: Corruption = {
  name: 'shown-turns-claimed',
  says: 'every turn that the summarizer was shown is claimed, and replaced by whatever it answered',
  corrupt: corruptTaken(({ asked }) => {
    const { response, error } = asked.at(-1) ?? { response: null, error: null };
    const body = response?.text ?? error;
    return { turns: asked.flatMap(({ shown }) => shown), ...(body !== null && { body }) };
  }),
};
