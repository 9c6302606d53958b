import type { JsonNode } from './json/json-node.js';

/** A value in a few words, for an error message. */
export function describeNode(node: JsonNode | undefined): string {
  if (!node) return 'nothing';
  const { content } = node;
  if (content.type === 'null') return 'null';
  if (content.type === 'array')
    return content.items.length === 0 ? 'an empty array' : `an array of ${content.items.length}`;
  if (content.type !== 'object')
    return `${node.raw.length > 60 ? `${node.raw.slice(0, 60)}…` : node.raw} (${content.type})`;
  const { keys } = node;
  if (keys.length === 0) return 'an object without keys';
  const more = keys.length > 6 ? ', …' : '';
  return `an object with the ${keys.length === 1 ? 'key' : 'keys'} ${keys.slice(0, 6).join(', ')}${more}`;
}
