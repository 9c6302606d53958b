import type { SummaryRequest } from '../compactor/summarizer.js';
import { isPresent } from '../transcript/presence.js';
import type { Attachment, Turn, TurnId } from '../transcript/turn.js';

/**
 * The turns whose attachments a request lets its reader know of: the attachment itself in a turn that was handed over,
 * its name in some text, or its type as a word that is none of the turns' own.
 */
export function tracedAttachments(request: SummaryRequest, known: readonly Turn[]): TurnId[] {
  const attached = known.filter((turn) => turn.attachments?.length);
  if (attached.length === 0) return [];
  const { turns = [], prompt = '', previous = '' } = request;
  const handed = new Set(turns.flatMap(({ id, attachments }) => (attachments?.length ? [id] : [])));
  const texts = [...turns.map(({ text }) => text), prompt, previous];
  const own = known.filter(({ text }) => texts.some((shown) => shown.includes(text))).map(({ text }) => text);
  const isNamed = ({ name, type }: Attachment) =>
    texts.some((text) => isPresent(name, text)) || timesOf(type, texts) > timesOf(type, own);
  return attached
    .filter(({ id, attachments }) => handed.has(id) || attachments!.some(isNamed))
    .map(({ id }) => id);
}

function timesOf(type: Attachment['type'], texts: readonly string[]): number {
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${type}(?![\\p{L}\\p{N}])`, 'giu');
  return texts.reduce((sum, text) => sum + (text.match(word)?.length ?? 0), 0);
}
