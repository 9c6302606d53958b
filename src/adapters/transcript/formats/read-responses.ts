import { contentParts, plainParts } from '../content-parts.js';
import type { JsonNode } from '../json/json-node.js';
import type { Message } from '../message.js';
import type { LeftOut, Reading } from './format.js';
import { leftOut, otherFields } from './left-out.js';
import { misplaced } from './misplaced.js';
import { readItem } from './read-response-item.js';

/**
 * OpenAI's Responses: items in an array or one per line, a request with `input`, an answer with `output`, or both together; a
 * line of Codex is the item in its `payload`. What the model did up to the answers of its calls is one message.
 *
 * @throws ConversationProblem
 */
export function readResponses(values: readonly JsonNode[]): Reading {
  const messages: Message[] = [];
  const rest: LeftOut[] = [];

  function add(item: JsonNode): void {
    const read = readItem(item);
    const last = messages.at(-1);
    const goesOn =
      read.role === 'assistant' &&
      last?.role === 'assistant' &&
      (!awaits(last) || read.parts.every(({ type }) => type === 'use'));
    if (goesOn) last.parts.push(...read.parts);
    else messages.push(read);
  }

  for (const value of values) {
    const payload = value.text('type') === 'response_item' ? value.field('payload') : undefined;
    const output = value.list('output');
    const input = value.field('input');
    if (value.items) value.items.forEach(add);
    else if (payload) add(payload);
    else if (value.text('call_id') === undefined && (output || input?.items || input?.string !== undefined)) {
      const system = value.field('instructions');
      if (system) messages.push({ role: 'system', parts: plainParts(system) });
      if (input?.string !== undefined) messages.push({ role: 'user', parts: contentParts(input)! });
      [...(input?.items ?? []), ...(output ?? [])].forEach(add);
      rest.push(...otherFields(value, ['input', 'output', 'instructions']));
    } else if (value.field('payload')) rest.push(leftOut(value, value.text('type') ?? 'line'));
    else if (value.isObject) add(value);
    else throw misplaced(value, 'an item');
  }
  return { messages, leftOut: rest };
}

/** Whether a message has a call that it does not answer itself. */
function awaits({ parts }: Message): boolean {
  const own = new Set(parts.flatMap((part) => (part.type === 'result' ? [part.use] : [])));
  return parts.some((part) => part.type === 'use' && part.id !== null && !own.has(part.id));
}
