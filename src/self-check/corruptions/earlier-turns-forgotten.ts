import { corruptWritten } from '../at/corrupt-written.js';
import type { Corruption } from '../corruption.js';

/** A prompt that says nothing of the summary so far. */
export const earlierTurnsForgotten: Corruption = {
  name: 'earlier-turns-forgotten',
  says: 'what the summary so far named is missing from the new one',
  needs: ['summarizes'],
  corrupt: corruptWritten(({ request, response, ...written }) => {
    const given = (request.turns ?? []).flatMap(({ anchor }) => (anchor === null ? [] : `- ${anchor}`));
    const text = request.previous === undefined ? response.text : given.join('\n');
    return { ...written, request, response: { ...response, text } };
  }),
};
