import type { JsonNode } from './json-node.js';

/** Where in the values of a file a code unit stands, as `messages[3].content`; empty for a value as a whole. */
export function placeOf(values: readonly JsonNode[], offset: number): string {
  const start = values.find((value) => holds(value, offset));
  let place = '';
  for (let node = start; node; ) {
    const { content } = node;
    let next: JsonNode | undefined;
    if (content.type === 'array') {
      const index = content.items.findIndex((item) => holds(item, offset));
      next = content.items[index];
      if (next) place += `[${index}]`;
    } else if (content.type === 'object') {
      const member = content.members.find(({ value }) => holds(value, offset));
      next = member?.value;
      if (member) place += `${place === '' ? '' : '.'}${member.key}`;
    }
    node = next;
  }
  return place;
}

function holds({ start, end }: JsonNode, offset: number): boolean {
  return start <= offset && offset < end;
}
