import { replaceText } from '../draft.js';
import { PLACEHOLDER } from '../simulator-texts.js';
import type { FaultKind } from './fault.js';

export const placeholder: FaultKind<'placeholder'> = {
  does: 'Says that there is nothing to summarize.',
  imitates: 'Models, and fallback code, that the input confuses.',
  example: { fault: 'placeholder' },
  apply: (draft, _, { tokenizer }) => replaceText(draft, PLACEHOLDER, 'placeholder', tokenizer),
};
