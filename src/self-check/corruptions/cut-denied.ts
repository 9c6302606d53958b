import { corruptWritten } from '../at/corrupt-written.js';
import type { Corruption } from '../corruption.js';
import { firstHalf } from '../first-half.js';

/** A limit of the client library that nobody passes on. */
export const cutDenied: Corruption = {
  name: 'cut-denied',
  says: 'the second half of what was written is missing, and finish reason and closing marker say that it is whole',
  needs: ['summarizes'],
  corrupt: corruptWritten(({ response, ...written }) => {
    const { closingMarker, text } = response;
    const half = firstHalf(text);
    return {
      ...written,
      response: { ...response, finish: 'stop', text: closingMarker ? `${half}\n${closingMarker}` : half },
    };
  }),
};
