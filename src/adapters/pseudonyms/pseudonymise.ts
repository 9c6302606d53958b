import { createHash, createHmac } from 'node:crypto';
import type { Message, OtherPart, Part, TextPart } from '../transcript/message.js';
import { findPrivateValues } from './find-private-values.js';
import type { PrivateKind } from './private-kind.js';
import { Pseudonyms } from './pseudonyms.js';
import { replaceValues } from './replace-values.js';

/** Messages whose private values are replaced, and how many values of each kind there were. */
export interface Pseudonymised {
  messages: Message[];
  counts: Partial<Record<PrivateKind, number>>;
}

/**
 * Replaces what is private in texts, arguments, results and ids, the same value everywhere by the same pseudonym. The key is made
 * of the conversation itself, so that one who has only the outcome cannot try values, and the same file gives the same outcome.
 */
export function pseudonymise(messages: readonly Message[]): Pseudonymised {
  const key = createHash('sha256').update(JSON.stringify(messages)).digest();
  const texts = messages.flatMap(({ parts }) => textsIn(parts));
  const ids = messages.flatMap(({ parts }) => parts.flatMap(idOf));
  const found = findPrivateValues(texts);
  for (const id of ids) if (!found.has(id)) found.set(id, 'secret');
  const taken = new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []));
  const pseudonyms = new Pseudonyms(key, taken);
  const counts: Partial<Record<PrivateKind, number>> = {};
  const replacements = new Map<string, string>();
  for (const [value, kind] of found) {
    const pseudonym = pseudonyms.of(kind, value);
    if (pseudonym === value) continue;
    replacements.set(value, pseudonym);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  const replace = replaceValues(replacements);
  const hash = (one: string) => createHmac('sha256', key).update(one).digest('hex');

  function plain(part: TextPart | OtherPart): TextPart | OtherPart {
    return part.type === 'other'
      ? { ...part, sha256: hash(part.sha256) }
      : { ...part, text: replace(part.text) };
  }

  function changed(part: Part): Part {
    const idFor = (id: string | null) => id && (replacements.get(id) ?? id);
    if (part.type === 'use') return { ...part, id: idFor(part.id), input: replace(part.input) };
    if (part.type === 'result') return { ...part, use: idFor(part.use), parts: part.parts.map(plain) };
    return plain(part);
  }

  return { messages: messages.map(({ role, parts }) => ({ role, parts: parts.map(changed) })), counts };
}

function textsIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.type === 'use') return [part.input];
    if (part.type === 'result') return textsIn(part.parts);
    return part.type === 'other' ? [] : [part.text];
  });
}

function idOf(part: Part): string[] {
  const id = part.type === 'use' ? part.id : part.type === 'result' ? part.use : null;
  return id === null ? [] : [id];
}
