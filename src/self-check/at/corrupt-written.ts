import type { WrittenSummary } from '../../compactor/summarizer.js';
import type { Corruption } from '../corruption.js';
import { corruptSession } from './corrupt-session.js';

/** Edits what a summarizer under test wrote, where it answered at all. */
export function corruptWritten(
  edit: (written: WrittenSummary & { response: NonNullable<WrittenSummary['response']> }) => WrittenSummary,
): Corruption['corrupt'] {
  return corruptSession((session) => ({
    written: async () =>
      (await session.written!()).map((written) => {
        const { response } = written;
        return response ? edit({ ...written, response }) : written;
      }),
  }));
}
