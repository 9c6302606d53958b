import { statementLine } from '../line.js';
import { strikeLines } from '../target.js';
import type { FaultKind } from './fault.js';

export const hollow: FaultKind<'hollow'> = {
  does: 'Names a turn’s anchor and leaves out what the turn says.',
  imitates: 'Summaries that turn into tables of contents.',
  example: { fault: 'hollow', target: { family: 'path' } },
  apply: (draft, { target }, { known, tokenizer }) =>
    strikeLines(draft, target, known, (line) => {
      const hollowed = statementLine({ ...line.statement, facts: [], whole: false }, tokenizer);
      return hollowed.text === line.text ? line : hollowed;
    }),
};
