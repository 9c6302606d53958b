import type { Turn } from '../../../src/transcript/turn.js';
import { composeText } from '../../../src/transcript/turn-text.js';

/** A plain turn whose text is `prose`, with uses and results rendered behind it. */
export function turn(id: string, parts: Partial<Turn> & { prose?: string } = {}): Turn {
  const { prose = `said ANCHOR-${id}`, ...rest } = parts;
  const text = composeText({ prose, uses: rest.uses, results: rest.results });
  return { id, role: 'user', kind: 'prose', text, tokens: 10, anchor: null, ...rest };
}

/** An assistant turn that calls one tool per id. */
export function using(id: string, uses: string[], parts: Partial<Turn> = {}): Turn {
  return turn(id, {
    role: 'assistant',
    uses: uses.map((use) => ({ id: use, name: 'read', input: '{}' })),
    ...parts,
  });
}

/** A tool turn that answers the uses with these ids. */
export function answering(id: string, uses: string[], parts: Partial<Turn> = {}): Turn {
  return turn(id, {
    role: 'tool',
    prose: '',
    results: uses.map((use) => ({ use, text: `result of ${use}` })),
    ...parts,
  });
}
