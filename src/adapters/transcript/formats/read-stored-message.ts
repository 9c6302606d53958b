import { CHAT_ROLES } from '../chat-roles.js';
import type { JsonNode } from '../json/json-node.js';
import type { Message, OtherPart, Part, TextPart } from '../message.js';
import { misplaced } from './misplaced.js';

/** A message as `import` stores it. @throws ConversationProblem */
export function readStoredMessage(node: JsonNode): Message {
  const role = CHAT_ROLES[node.text('role') ?? ''];
  const parts = node.list('parts');
  if (!role || !parts) throw misplaced(node, 'a message with `role` and `parts`');
  return { role, parts: parts.map(readPart) };
}

function readPart(node: JsonNode): Part {
  switch (node.text('type')) {
    case 'use':
      return {
        type: 'use',
        id: node.text('id') ?? null,
        name: need(node, 'name'),
        input: need(node, 'input'),
      };
    case 'result': {
      const parts = node.list('parts') ?? [];
      const failed = node.field('failed')?.isTrue;
      return {
        type: 'result',
        use: node.text('use') ?? null,
        ...(failed && { failed }),
        parts: parts.map(readPlain),
      };
    }
    default:
      return readPlain(node);
  }
}

function readPlain(node: JsonNode): TextPart | OtherPart {
  const type = node.text('type');
  if (type === 'text' || type === 'thinking' || type === 'refusal') return { type, text: need(node, 'text') };
  if (type !== 'other') throw misplaced(node, 'a part of a known type');
  const bytes = Number(node.field('bytes')?.raw);
  if (!Number.isSafeInteger(bytes)) throw misplaced(node.field('bytes') ?? node, 'the number of bytes');
  return { type, kind: need(node, 'kind'), sha256: need(node, 'sha256'), bytes };
}

function need(node: JsonNode, key: string): string {
  const text = node.text(key);
  if (text === undefined) throw misplaced(node.field(key) ?? node, `a text \`${key}\``);
  return text;
}
