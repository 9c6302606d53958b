import { statementLine } from '../line.js';
import { strikeLines } from '../target.js';
import type { ApplyFault } from './fault.js';

/** Names a turn's anchor and leaves out what the turn says, as summaries do that turn into tables of contents. */
export const hollow: ApplyFault<'hollow'> = (draft, { target }, { known, tokenizer }) =>
  strikeLines(draft, target, known, (line) => {
    const hollowed = statementLine({ ...line.statement, facts: [], whole: false }, tokenizer);
    return hollowed.text === line.text ? line : hollowed;
  });
