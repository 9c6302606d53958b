import { replaceText } from '../draft.js';
import type { ApplyFault } from './fault.js';

/** Writes white space or nothing, as models do whose output was all reasoning, or was filtered away. */
export const blank: ApplyFault<'blank'> = (draft, { text }, { tokenizer }) =>
  replaceText(draft, text, 'blank', tokenizer);
