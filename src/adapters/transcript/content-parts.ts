import { fingerprint } from './fingerprint.js';
import type { JsonNode } from './json/json-node.js';
import type { OtherPart, Part, TextPart } from './message.js';
import { partText } from './part-text.js';

/** The field that holds the text of a part, and what such a text is. */
const TEXTS = [
  ['text', 'text'],
  ['thinking', 'thinking'],
  ['refusal', 'refusal'],
] as const;

/** The parts of a message's content: a text, or blocks of OpenAI or Anthropic; null when the value is no content. */
export function contentParts(content: JsonNode): Part[] | null {
  if (content.string !== undefined) return [{ type: 'text', text: content.string }];
  if (!content.items) return null;
  const parts = content.items.map(blockParts);
  return parts.includes(null) ? null : (parts as Part[][]).flat();
}

/** Those parts of a content that stand for themselves; a call within an answer is the text that it is. */
export function plainParts(content: JsonNode): (TextPart | OtherPart)[] {
  const parts = contentParts(content) ?? [{ type: 'text', text: content.raw }];
  return parts.flatMap((part) => {
    if (part.type === 'use') return [{ type: 'text' as const, text: partText(part) }];
    return part.type === 'result' ? part.parts : [part];
  });
}

function blockParts(block: JsonNode): Part[] | null {
  if (block.string !== undefined) return [{ type: 'text', text: block.string }];
  if (!block.isObject) return null;
  const type = block.text('type');
  if (type === 'tool_use' || type === 'server_tool_use' || type === 'mcp_tool_use') return [use(block)];
  if (type?.endsWith('tool_result') && block.text('tool_use_id') !== undefined) return [result(block)];
  for (const [field, said] of TEXTS) {
    const text = block.text(field);
    if (text !== undefined)
      return [{ type: type === 'reasoning' || type === 'reasoning_text' ? 'thinking' : said, text }];
  }
  return type === undefined ? null : (nested(block, type) ?? [fingerprint(block, type)]);
}

function use(block: JsonNode): Part {
  const input = block.field('input');
  return {
    type: 'use',
    id: block.text('id') ?? null,
    name: block.text('name') ?? '',
    input: input?.written ?? '{}',
  };
}

function result(block: JsonNode): Part {
  const content = block.field('content');
  return {
    type: 'result',
    use: block.text('tool_use_id')!,
    ...(block.field('is_error')?.isTrue && { failed: true }),
    parts: content ? plainParts(content) : [],
  };
}

/** The text that a document or a found page is, rather than the file that it came from. */
function nested(block: JsonNode, type: string): Part[] | null {
  if (type === 'search_result') return contentParts(block.field('content') ?? block);
  const source = type === 'document' ? block.field('source') : undefined;
  if (source?.text('type') === 'text') return [{ type: 'text', text: source.text('data') ?? '' }];
  const content = source?.text('type') === 'content' ? source.field('content') : undefined;
  return content ? contentParts(content) : null;
}
