import { plainParts } from '../content-parts.js';
import { fingerprint } from '../fingerprint.js';
import type { JsonNode } from '../json/json-node.js';
import type { Message, Part } from '../message.js';
import { misplaced } from './misplaced.js';
import { readChatMessage } from './read-chat-message.js';

/** One item of OpenAI's Responses as a message of its own. @throws ConversationProblem */
export function readItem(item: JsonNode): Message {
  const type = item.text('type') ?? (item.field('role') ? 'message' : undefined);
  if (type === undefined) throw misplaced(item, 'an item with a `type`');
  if (type === 'message') return readChatMessage(item);
  if (type.endsWith('_call_output')) return { role: 'tool', parts: [answer(item)] };
  return { role: 'assistant', parts: partsOf(item, type) };
}

function partsOf(item: JsonNode, type: string): Part[] {
  if (type === 'reasoning') return thoughts(item);
  if (type === 'image_generation_call') return [fingerprint(item, type)];
  if (type === 'mcp_call') return mcpCall(item);
  if (!type.endsWith('_call')) return [fingerprint(item, type)];
  const id = item.text('call_id') ?? null;
  const own = item.field('arguments') ?? item.field('input');
  if (own) return [{ type: 'use', id, name: item.text('name') ?? type, input: own.written }];
  const done = id === null ? undefined : (item.field('action') ?? item.field('operation'));
  return [{ type: 'use', id, name: item.text('name') ?? type, input: (done ?? item).raw }];
}

function answer(item: JsonNode): Part {
  const output = item.field('output');
  const use = item.text('call_id') ?? null;
  const kind = output?.isObject ? output.text('type') : undefined;
  if (output && kind !== undefined && output.field('image_url')) {
    return { type: 'result', use, parts: [fingerprint(output, kind)] };
  }
  return { type: 'result', use, parts: output ? plainParts(output) : [] };
}

/** What was thought, in short and in full where it is open; of what is sealed, a hash. */
function thoughts(item: JsonNode): Part[] {
  const open = [...(item.list('summary') ?? []), ...(item.list('content') ?? [])];
  const texts = open.flatMap((one): Part[] => {
    const text = one.text('text');
    return [text === undefined ? fingerprint(one, 'reasoning') : { type: 'thinking', text }];
  });
  const sealed = item.field('encrypted_content');
  if (sealed) return [...texts, fingerprint(sealed, 'encrypted_content')];
  return texts.length > 0 ? texts : [fingerprint(item, 'reasoning')];
}

/** A call that the provider made, with its answer in the same item. */
function mcpCall(item: JsonNode): Part[] {
  const id = item.text('id') ?? null;
  const input = item.field('arguments');
  const output = item.field('output');
  const error = item.field('error');
  return [
    { type: 'use', id, name: item.text('name') ?? 'mcp_call', input: input?.written ?? '{}' },
    ...(output ? [{ type: 'result' as const, use: id, parts: plainParts(output) }] : []),
    ...(error ? [{ type: 'result' as const, use: id, failed: true as const, parts: plainParts(error) }] : []),
  ];
}
