import type { Turn } from '../../src/transcript/turn.js';
import { composeText } from '../../src/transcript/turn-text.js';

/** A turn with the id `t<n>` that states `TICKET-<n>` in about twenty tokens, changed as a test needs it. */
export function turn(n: number, changes: Partial<Turn> = {}): Turn {
  const anchor = `TICKET-${n}`;
  return {
    id: `t${n}`,
    role: n % 2 === 1 ? 'user' : 'assistant',
    kind: 'prose',
    text: `We looked into it for a long while, and in the end the one to work on is ${anchor}, as agreed.`,
    tokens: 24,
    anchor,
    facts: [{ key: 'ticket', value: anchor }],
    ...changes,
  };
}

/** Turns `t<first>` to `t<last>`. */
export function turns(first: number, last: number): Turn[] {
  return Array.from({ length: last - first + 1 }, (_, place) => turn(first + place));
}

/** A turn that calls the tool `read` once for each given use id. */
export function useTurn(n: number, uses: readonly string[], changes: Partial<Turn> = {}): Turn {
  const calls = uses.map((id) => ({ id, name: 'read', input: `{"path":"src/file-${n}.ts"}` }));
  const prose = 'I will look at the file.';
  const anchor = `src/file-${n}.ts`;
  return turn(n, {
    role: 'assistant',
    text: composeText({ prose, uses: calls }),
    anchor,
    facts: [{ key: 'path', value: anchor }],
    uses: calls,
    ...changes,
  });
}

/** A tool turn with one result for each given use id; the first one states `err-<n>`. */
export function resultTurn(n: number, uses: readonly string[], changes: Partial<Turn> = {}): Turn {
  const results = uses.map((use, place) => ({
    use,
    text: place === 0 ? `failed with err-${n}` : `ok ${use}`,
  }));
  return turn(n, {
    role: 'tool',
    kind: 'structured',
    text: composeText({ prose: '', results }),
    anchor: `err-${n}`,
    facts: [{ key: 'error', value: `err-${n}` }],
    results,
    ...changes,
  });
}

/** One line for each turn that has an anchor: its anchor and the values of its facts. */
export function summaryOf(...given: readonly Turn[]): string {
  const values = (one: Turn) => (one.facts ?? []).map((fact) => fact.value);
  return given.map((one) => `- ${[...new Set([one.anchor, ...values(one)])].join(': ')}\n`).join('');
}
