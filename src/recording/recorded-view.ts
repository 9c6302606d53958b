import type { DecodedMessage } from '../compactor/doors/messages.js';
import { viewOfMessages } from '../compactor/doors/view-of-messages.js';
import type { ViewItem } from '../compactor/session.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { linkedMessages } from './recorded-turns.js';
import type { Recording } from './recording.js';
import { recordingError } from './recording-error.js';

/**
 * The view after the pass. A message is a turn by its id or text; another one is the summary if it says so, holds the
 * recorded summary or an `earlier` one, or is the only one that is no turn.
 *
 * @throws HarnessError CC_RECORDING_INVALID when it cannot be told which message is the summary.
 */
export function recordedView(
  recording: Recording,
  turns: readonly Turn[],
  file: string,
  earlier: readonly string[] = [],
): ViewItem[] {
  const { after = [], summary, summarizer = [] } = recording;
  const said = linkedMessages(after, file);
  const messages = after.map(({ id, summary: isSummary }, index): DecodedMessage => {
    const { role, text } = said[index]!;
    return { ...(id !== undefined && { id }), role, text, ...(isSummary && { summary: true }) };
  });
  const parts = turns.map((turn) => ({
    turn,
    place: 0,
    of: 1,
    said: { id: turn.id, role: turn.role, text: turn.text },
  }));
  const written = summary ?? undefined;
  const fresh = written === undefined ? summarizer.flatMap(({ text }) => text ?? []) : [written];
  const passes = [...earlier.map((text) => [text]), fresh];
  const view = viewOfMessages(messages, parts, passes);
  if (summary === null || view.some(({ type }) => type === 'summary')) return view;
  const strangers = view.filter(({ type }) => type === 'synthetic');
  if (strangers.length === 0) return view;
  if (strangers.length > 1 || written !== undefined)
    throw recordingError(
      file,
      written === undefined
        ? `${strangers.length} messages of \`after\` are none of \`before\`, and which of them is the summary is not said`
        : '`summary` is in no message of `after`',
      'Mark it with `"summary": true`, or give its text as `summary`; where none was written, `"summary": null`.',
    );
  return view.map((item) =>
    item.type === 'synthetic' ? { type: 'summary', role: item.role, body: item.text } : item,
  );
}

/** The view of a checkpoint that builds none: the summary, then what it does not stand for. */
export function builtView(
  recording: Recording,
  turns: readonly Turn[],
  covered: ReadonlySet<TurnId>,
): ViewItem[] {
  const { summary } = recording;
  const kept = turns.filter(({ id }) => !covered.has(id));
  const opening = kept.findIndex(({ role }, index) => role !== 'system' || kept[index] !== turns[index]);
  const items = kept.map(({ id, role, text }): ViewItem => ({ type: 'kept', turn: id, role, text }));
  if (typeof summary !== 'string') return items;
  const at = opening < 0 ? items.length : opening;
  return [...items.slice(0, at), { type: 'summary', role: 'user', body: summary }, ...items.slice(at)];
}
