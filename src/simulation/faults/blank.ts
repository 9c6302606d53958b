import { replaceText } from '../draft.js';
import type { FaultKind } from './fault.js';

export const blank: FaultKind<'blank'> = {
  does: 'Writes white space or nothing.',
  imitates: 'Models whose output was all reasoning, or was filtered away.',
  example: { fault: 'blank', text: '' },
  apply: (draft, { text }, { tokenizer }) => replaceText(draft, text, 'blank', tokenizer),
};
