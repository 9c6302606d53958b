import type { Part } from './message.js';

/**
 * What a part is in the text of a turn: its text, `name input` of a call, and a mark such as `[image sha256:9f86d081884c]`
 * for what is no text.
 */
export function partText(part: Part): string {
  switch (part.type) {
    case 'other':
      return `[${part.kind} sha256:${part.sha256.slice(0, 12)}]`;
    case 'use':
      return `${part.name} ${part.input}`;
    case 'result':
      return joinedText(part.parts);
    default:
      return part.text;
  }
}

/** The texts of parts, joined by line feeds; an empty one leaves no line. */
export function joinedText(parts: readonly Part[]): string {
  return parts
    .map(partText)
    .filter((text) => text !== '')
    .join('\n');
}
