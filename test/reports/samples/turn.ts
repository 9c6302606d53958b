import type { Turn } from '../../../src/transcript/turn.js';

/** A turn of a sample; its anchor is its fact unless `parts` say otherwise. */
export function turn(id: string, text: string, anchor: string | null, parts: Partial<Turn> = {}): Turn {
  const facts = anchor === null ? {} : { facts: [{ key: 'reference', value: anchor }] };
  return {
    id,
    role: 'user',
    kind: 'prose',
    text,
    tokens: Math.ceil(text.length / 4),
    anchor,
    ...facts,
    ...parts,
  };
}
