import type { Turn } from '../transcript/turn.js';
import { allMessages, withMessages } from './recorded-passes.js';
import type { Recording } from './recording.js';
import type { Unknown } from './unknowns.js';

/** A token that a summary has to copy to speak of its turn: an id, a number, a path, an address. A plain word is none. */
const IS_TELLING = /\d|[/_@#\\]|\w[.-]\w/;

/**
 * Which token a summary would have to keep of a message is plain only where it is given, or where there is a telling one.
 * Of all other messages it may be none, the most telling of its words, or all it says.
 */
export function anchorsLeftOpen(recording: Recording, turns: readonly Turn[]): Unknown {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const isOpen = allMessages(recording).map((message, index) => {
    const found = byId.get(message.id ?? `t${index + 1}`)?.anchor ?? '';
    return message.anchor === undefined && !message.summary && !IS_TELLING.test(found);
  });
  const withAnchors = (anchorOf: (turn: Turn | undefined) => string | null) => (one: Recording) =>
    withMessages(one, (message, index) => {
      if (!isOpen[index]) return message;
      const anchor = anchorOf(byId.get(message.id ?? `t${index + 1}`));
      return { ...message, anchor };
    });
  return {
    field: 'before[].anchor',
    harmless: withAnchors(() => null),
    others: isOpen.includes(true)
      ? [withAnchors((turn) => turn?.anchor ?? null), withAnchors((turn) => turn?.text.trim() || null)]
      : [],
  };
}
