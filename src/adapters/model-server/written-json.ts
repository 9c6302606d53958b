import type { JsonNode } from '../transcript/json/json-node.js';
import { parseJson } from '../transcript/json/parse-json.js';

/** The fields that hold what a tool is given, or gives, as JSON of its own. */
const HOLDERS = new Set(['input', 'args', 'response']);
const HAS_HOLDERS = /"(?:input|args|response)"\s*:\s*\{/;

const written = new WeakMap<object, string>();

/**
 * Keeps how the inputs and results of tools are written in the source of a parsed body: 1e400, numbers of many digits and
 * the order of keys do not survive being parsed.
 */
export function keepWritten(source: string, body: object): void {
  if (!HAS_HOLDERS.test(source)) return;
  try {
    const [node] = parseJson(source);
    if (node) keep(node, body);
  } catch {
    // It is nested more deeply than is looked at here.
  }
}

/** A value as JSON without white space, as it was written where that was kept. */
export function writtenJson(value: unknown): string {
  const kept = typeof value === 'object' && value !== null ? written.get(value) : undefined;
  return kept ?? JSON.stringify(value);
}

function keep({ content }: JsonNode, value: unknown): void {
  // Of two values of one key only the later is there.
  if (typeof value !== 'object' || value === null) return;
  if (content.type === 'array')
    for (const [index, item] of content.items.entries()) keep(item, (value as unknown[])[index]);
  if (content.type !== 'object') return;
  for (const { key, value: member } of content.members) {
    const inner = (value as Record<string, unknown>)[key];
    if (HOLDERS.has(key) && member.isObject && typeof inner === 'object' && inner !== null)
      written.set(inner, compact(member));
    else keep(member, inner);
  }
}

function compact(node: JsonNode): string {
  const { content } = node;
  if (content.type === 'array') return `[${content.items.map(compact).join(',')}]`;
  if (content.type !== 'object') return content.type === 'string' ? JSON.stringify(content.string) : node.raw;
  return `{${content.members.map(({ key, value }) => `${JSON.stringify(key)}:${compact(value)}`).join(',')}}`;
}
