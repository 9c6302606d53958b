import type { SummaryResponse } from '../compactor/summarizer.js';
import type { TurnId } from '../transcript/turn.js';
import type { SummarizerBehaviour } from './behaviour.js';
import type { Draft } from './draft.js';
import { CLOSING_MARKER } from './simulator-texts.js';
import type { SummarizerCall } from './summarizer-call.js';
import type { Written } from './write-out.js';

type Truth = SummarizerCall['truth'];

/** The signs of its end that an answer carries. */
export type Signals = Pick<SummarizerBehaviour, 'finish' | 'marker'>;

/** What the compactor gets to see of a written summary. */
export function respond(
  draft: Draft,
  written: Written,
  signals: Signals,
  reportedIds: TurnId[] | undefined,
): SummaryResponse {
  const kind = draft.kind === 'text' && written.text === '' ? 'blank' : draft.kind;
  const response: SummaryResponse = { kind, text: written.text };
  if (signals.finish) response.finish = written.cut ? 'length' : 'stop';
  if (signals.marker) response.closingMarker = CLOSING_MARKER;
  if (reportedIds) response.reportedIds = reportedIds;
  return response;
}

/** Whether the text is unfinished as far as the compactor can tell, or unfinished without a sign of it. */
export function cutOf(written: Written, signals: Signals): Truth['cut'] {
  const lacksMarker = signals.marker && !written.text.includes(CLOSING_MARKER);
  if (lacksMarker || (written.cut && signals.finish)) return 'signalled';
  return written.cut ? 'silent' : 'none';
}

/** Why a written answer is no summary; null if it is one. */
export function unusableOf(draft: Draft, written: Written): Truth['unusable'] {
  if (draft.kind === 'text' && written.text.trim() === '') return 'blank';
  // The beginning of a turn is not that turn again.
  return draft.unusable === 'echo' && written.cut ? null : draft.unusable;
}
