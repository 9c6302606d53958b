import { isStatement, statementLine } from '../line.js';
import type { ApplyFault } from './fault.js';

/** Writes in a language without spaces, as models do that answer in the language of the conversation or of their makers. */
export const otherLanguage: ApplyFault<'other-language'> = (draft, _, { tokenizer }) =>
  draft.lines.some(isStatement)
    ? {
        ...draft,
        lines: draft.lines.map((line) =>
          isStatement(line)
            ? statementLine({ ...line.statement, foreign: true, whole: false }, tokenizer)
            : line,
        ),
      }
    : draft;
