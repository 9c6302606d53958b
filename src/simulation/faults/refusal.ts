import { replaceText } from '../draft.js';
import { REFUSAL } from '../simulator-texts.js';
import type { FaultKind } from './fault.js';

export const refusal: FaultKind<'refusal'> = {
  does: 'Declines, in a text like any other.',
  imitates: 'Models that find something forbidden in the conversation.',
  example: { fault: 'refusal' },
  apply: (draft, _, { tokenizer }) => replaceText(draft, REFUSAL, 'refusal', tokenizer),
};
