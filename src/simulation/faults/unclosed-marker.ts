import { addLines } from '../draft.js';
import { freeLine } from '../line.js';
import { CLOSING_MARKER } from '../simulator-texts.js';
import type { ApplyFault } from './fault.js';

const BEGINNING = CLOSING_MARKER.slice(0, CLOSING_MARKER.indexOf(' '));

/** Writes all but the rest of the closing marker that it promised, as models do that forget the tag they should close. */
export const unclosedMarker: ApplyFault<'unclosed-marker'> = (draft, _, { tokenizer }) =>
  draft.marker ? { ...addLines(draft, [freeLine(BEGINNING, tokenizer)], tokenizer), marker: false } : draft;
