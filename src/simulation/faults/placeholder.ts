import { replaceText } from '../draft.js';
import { PLACEHOLDER } from '../simulator-texts.js';
import type { ApplyFault } from './fault.js';

/** Says that there is nothing to summarize, as models and fallback code do when the input confuses them. */
export const placeholder: ApplyFault<'placeholder'> = (draft, _, { tokenizer }) =>
  replaceText(draft, PLACEHOLDER, 'placeholder', tokenizer);
