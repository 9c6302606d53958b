import { CHAT_ROLES } from '../chat-roles.js';
import { ConversationProblem } from '../conversation-problem.js';
import { describeNode } from '../describe-node.js';
import type { JsonNode } from '../json/json-node.js';
import type { Message, OtherPart, Part, TextPart } from '../message.js';

/** A message as `import` stores it. @throws ConversationProblem */
export function readStoredMessage(node: JsonNode): Message {
  const role = CHAT_ROLES[node.text('role') ?? ''];
  const parts = node.list('parts');
  if (!role || !parts) throw wrong(node, 'a message with `role` and `parts`');
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
  if (type !== 'other') throw wrong(node, 'a part of a known type');
  const bytes = Number(node.field('bytes')?.raw);
  if (!Number.isSafeInteger(bytes)) throw wrong(node.field('bytes') ?? node, 'the number of bytes');
  return { type, kind: need(node, 'kind'), sha256: need(node, 'sha256'), bytes };
}

function need(node: JsonNode, key: string): string {
  const text = node.text(key);
  if (text === undefined) throw wrong(node.field(key) ?? node, `a text \`${key}\``);
  return text;
}

function wrong(node: JsonNode, expected: string): ConversationProblem {
  return new ConversationProblem(`${describeNode(node)} where ${expected} should be`, node.start);
}
