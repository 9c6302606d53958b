import { addLines } from '../draft.js';
import { freeLine } from '../line.js';
import { CLOSING_MARKER } from '../simulator-texts.js';
import type { FaultKind } from './fault.js';

const BEGINNING = CLOSING_MARKER.slice(0, CLOSING_MARKER.indexOf(' '));

export const unclosedMarker: FaultKind<'unclosed-marker'> = {
  does: 'Writes everything but the rest of the closing marker that it promised; the finish reason says that it stopped by itself.',
  imitates: 'Models that forget the tag that they should close.',
  example: { fault: 'unclosed-marker' },
  apply: (draft, _, { tokenizer }) =>
    draft.marker ? { ...addLines(draft, [freeLine(BEGINNING, tokenizer)], tokenizer), marker: false } : draft,
};
