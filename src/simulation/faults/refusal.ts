import { replaceText } from '../draft.js';
import { REFUSAL } from '../simulator-texts.js';
import type { ApplyFault } from './fault.js';

/** Declines, as models do when something in the conversation looks forbidden; the answer is a text like any other. */
export const refusal: ApplyFault<'refusal'> = (draft, _, { tokenizer }) =>
  replaceText(draft, REFUSAL, 'refusal', tokenizer);
