import type { Turn } from '../../transcript/turn.js';
import type { KeptItem, ViewItem } from '../session.js';
import { bodyWithin } from './body-within.js';
import type { DecodedMessage } from './messages.js';

/** One of the messages that a turn was appended as, as it was decoded then. */
export interface Part {
  turn: Turn;
  /** Its place among the messages of the turn, and how many those are. */
  place: number;
  of: number;
  said: DecodedMessage;
}

/**
 * Messages as view items. A message stands for a turn when its id survived and its text did too, or else by its text
 * alone, twins in log order. Of a turn of several messages of which some are gone, the rest is one item that names the
 * turn and has not all of its text. Any other message is a summary if it says so or holds what the summarizer
 * wrote in one of the `passes`, and synthetic if not.
 */
export function viewOfMessages(
  messages: readonly DecodedMessage[],
  parts: readonly Part[],
  passes: readonly (readonly string[])[],
): ViewItem[] {
  const found = partsOf(messages, parts, new Set(passes.flat().map((text) => text.trim())));
  const present = new Map<Turn, Part[]>();
  for (const part of found) {
    if (part) present.set(part.turn, [...(present.get(part.turn) ?? []), part]);
  }
  return messages.flatMap((message, index): ViewItem[] => {
    const part = found[index];
    if (!part) return [standIn(message, passes)];
    const left = present.get(part.turn)!;
    return part === left[0] ? [keptItem(message, part, left)] : [];
  });
}

/** The part that each message is; none where it is no turn's. */
function partsOf(
  messages: readonly DecodedMessage[],
  parts: readonly Part[],
  written: ReadonlySet<string>,
): (Part | undefined)[] {
  const byId = new Map(parts.map((part) => [part.said.id, part]));
  const found = messages.map((message) => {
    const part = message.id === undefined ? undefined : byId.get(message.id);
    return part?.said.text === message.text ? part : undefined;
  });
  const taken = new Set(found);
  const byText = new Map<string, Part[]>();
  for (const part of parts) {
    if (taken.has(part)) continue;
    const twins = byText.get(part.said.text);
    if (twins) twins.push(part);
    else byText.set(part.said.text, [part]);
  }
  return messages.map((message, index) => {
    if (found[index] || message.summary || written.has(message.text.trim())) return found[index];
    return byText.get(message.text)?.shift();
  });
}

function keptItem(message: DecodedMessage, { turn, said, of }: Part, left: readonly Part[]): KeptItem {
  const role = message.role === said.role ? turn.role : message.role;
  const text = left.length === of ? turn.text : left.map((part) => part.said.text).join('\n');
  return { type: 'kept', turn: turn.id, role, text };
}

function standIn(message: DecodedMessage, passes: readonly (readonly string[])[]): ViewItem {
  const { role, text } = message;
  const isBlank = text.trim() === '' && passes.flat().some((written) => written.trim() === '');
  const body = message.body ?? (isBlank ? '' : bodyWithin(text, passes)) ?? (message.summary ? text : null);
  return body === null ? { type: 'synthetic', role, text } : { type: 'summary', role, body, text };
}
