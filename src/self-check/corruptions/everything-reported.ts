import { corruptWritten } from '../at/corrupt-written.js';
import type { Corruption } from '../corruption.js';

/** A report made from the input range. */
export const everythingReported: Corruption = {
  name: 'everything-reported',
  says: 'every turn that was given is reported as consumed, and one that never was',
  needs: ['summarizes'],
  corrupt: corruptWritten(({ request, response, ...written }) => {
    const given = (request.turns ?? []).map((turn) => turn.id);
    return { ...written, request, response: { ...response, reportedIds: [...given, 'made-up'] } };
  }),
};
