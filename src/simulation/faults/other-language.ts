import { isStatement, statementLine } from '../line.js';
import type { FaultKind } from './fault.js';

export const otherLanguage: FaultKind<'other-language'> = {
  does: 'Writes in Chinese, without spaces; anchors and facts stay as they are.',
  imitates: 'Models that answer in the language of the conversation, or of their makers.',
  example: { fault: 'other-language' },
  apply: (draft, _, { tokenizer }) =>
    draft.lines.some(isStatement)
      ? {
          ...draft,
          lines: draft.lines.map((line) =>
            isStatement(line)
              ? statementLine({ ...line.statement, foreign: true, whole: false }, tokenizer)
              : line,
          ),
        }
      : draft,
};
