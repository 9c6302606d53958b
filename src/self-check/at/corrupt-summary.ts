import type { ViewItem } from '../../compactor/session.js';
import type { Corruption } from '../corruption.js';
import type { Situation } from '../situation.js';
import { withBody } from '../with-body.js';
import { corruptSession } from './corrupt-session.js';

/** Edits the newest summary: in the view of a compactor, and in what a summarizer under test wrote. */
export function corruptSummary(edit: (body: string, situation: Situation) => string): Corruption['corrupt'] {
  return corruptSession((session, situation) => ({
    view: async () => {
      const view = await session.view();
      const at = view.findLastIndex(({ type }) => type === 'summary');
      const newest: ViewItem | undefined = view[at];
      return newest?.type === 'summary'
        ? view.with(at, withBody(newest, edit(newest.body, situation)))
        : view;
    },
    written: async () =>
      (await session.written!()).map(({ response, ...written }) => ({
        ...written,
        response: response && { ...response, text: edit(response.text, situation) },
      })),
  }));
}
