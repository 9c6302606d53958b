import { CHAT_ROLES } from '../chat-roles.js';
import { contentParts, plainParts } from '../content-parts.js';
import { ConversationProblem } from '../conversation-problem.js';
import { describeNode } from '../describe-node.js';
import { fingerprint } from '../fingerprint.js';
import type { JsonNode } from '../json/json-node.js';
import type { Message, Part, UsePart } from '../message.js';
import { misplaced } from './misplaced.js';
import { readStoredMessage } from './read-stored-message.js';

/** Fields in which interfaces like OpenAI's put what a model thought before it spoke. */
const THOUGHTS = ['reasoning_content', 'reasoning'];

/**
 * A message of OpenAI's chat or of Anthropic; the two differ in what they may hold, so one reader knows both.
 *
 * @throws ConversationProblem
 */
export function readChatMessage(node: JsonNode): Message {
  if (!node.isObject) throw misplaced(node, 'a message');
  const role = CHAT_ROLES[node.text('role') ?? ''];
  if (!role) {
    const given = node.field('role');
    throw new ConversationProblem(`a message with the role ${describeNode(given)}`, (given ?? node).start);
  }
  if (node.list('parts') && !node.field('content')) return readStoredMessage(node);
  if (role === 'tool') return { role, parts: [answer(node)] };
  const content = node.field('content') ?? node.field('text');
  const said = content ? contentParts(content) : [];
  if (!said) {
    throw new ConversationProblem(`a message with ${describeNode(content)} as \`content\``, content!.start);
  }
  return { role, parts: [...thoughts(node, said), ...said, ...besides(node), ...calls(node)] };
}

/** OpenAI names one call; SWE-agent has a list, and the first stands for all, since the text cannot be divided. */
function answer(node: JsonNode): Part {
  const content = node.field('content') ?? node.field('text');
  const use = node.text('tool_call_id') ?? node.list('tool_call_ids')?.[0]?.string ?? null;
  return { type: 'result', use, parts: content ? plainParts(content) : [] };
}

function thoughts(node: JsonNode, said: readonly Part[]): Part[] {
  if (said.some(({ type }) => type === 'thinking')) return [];
  const blocks = node.field('thinking_blocks');
  if (blocks?.items) return plainParts(blocks);
  const thought = THOUGHTS.map((field) => node.text(field)).find((text) => text !== undefined);
  return thought === undefined ? [] : [{ type: 'thinking', text: thought }];
}

function besides(node: JsonNode): Part[] {
  const refusal = node.text('refusal');
  const audio = node.field('audio');
  const spoken = audio?.text('transcript');
  return [
    ...(refusal === undefined ? [] : [{ type: 'refusal' as const, text: refusal }]),
    ...(spoken === undefined ? [] : [{ type: 'text' as const, text: spoken }]),
    ...(audio?.isObject ? [fingerprint(audio, 'audio')] : []),
  ];
}

function calls(node: JsonNode): UsePart[] {
  const old = node.field('function_call');
  return [
    ...(node.list('tool_calls') ?? []).map((call) => {
      const said = call.field('function') ?? call.field('custom');
      return called(call, said, call.text('id') ?? null);
    }),
    ...(old ? [called(old, old, null)] : []),
  ];
}

function called(call: JsonNode, said: JsonNode | undefined, id: string | null): UsePart {
  const name = said?.text('name');
  if (name === undefined) throw new ConversationProblem('a tool call without a function name', call.start);
  const input = said!.field('arguments') ?? said!.field('input');
  return { type: 'use', id, name, input: input?.written ?? '{}' };
}
