import { fingerprint } from '../fingerprint.js';
import type { JsonNode } from '../json/json-node.js';
import type { LeftOut } from './format.js';

/** What remains of something that is not taken: its type and hash. */
export function leftOut(node: JsonNode, kind: string): LeftOut {
  return { ...fingerprint(node, kind), at: node.start };
}

/** What remains of the fields of an object that hold more than a number or a word, except those that were read. */
export function otherFields(node: JsonNode, read: readonly string[]): LeftOut[] {
  if (node.content.type !== 'object') return [];
  return node.content.members
    .filter(({ key, value }) => !read.includes(key) && (value.isObject || value.items))
    .map(({ key, value }) => leftOut(value, key));
}
