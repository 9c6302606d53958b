import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import type { Turn } from '../../src/transcript/turn.js';
import { plainTurn } from './plain.js';
import { plainAnchor } from './plain-anchors.js';

/** The results that the turns after the use hold; of several uses in one turn, counted from 1. */
const FORMS: readonly (readonly (readonly number[])[])[] = [[], [[1]], [[1, 2]], [[1], [2]], [[2], [1]]];

/**
 * One tool exchange of plain turns: a use that waits, with its result, with two results in one turn or in two, in order
 * and not; alone, behind a long turn, and in front of one. An anchor stands nowhere in it, in one of its turns, or in
 * all of them.
 *
 * @param padding how many tokens make the long turn long
 */
export function* smallExchanges(tokenizer: Tokenizer, padding: number): Iterable<Turn[]> {
  for (const form of FORMS) {
    const turns = exchange(form);
    const one = turns.map((turn) => [turn]);
    for (const anchored of [[], ...one, ...(turns.length > 1 ? [turns] : [])]) {
      for (const around of [turns, [LONG_TURN, ...turns], [...turns, LONG_TURN]]) {
        yield around.map((turn, index) => {
          const isAnchored = turn === LONG_TURN || anchored.includes(turn);
          const named = { ...turn, id: `t${index + 1}`, anchor: isAnchored ? plainAnchor(index) : null };
          return plainTurn(named, tokenizer, turn === LONG_TURN ? padding : 0);
        });
      }
    }
  }
}

function exchange(form: readonly (readonly number[])[]): Turn[] {
  const uses = form.flat().length > 1 ? [1, 2] : [1];
  return [
    { ...bare('assistant'), uses: uses.map((use) => ({ id: `u${use}`, name: 'run', input: '{}' })) },
    ...form.map((held) => ({
      ...bare('tool'),
      results: held.map((use) => ({ use: `u${use}`, text: '' })),
    })),
  ];
}

const LONG_TURN = bare('assistant');

function bare(role: 'assistant' | 'tool'): Turn {
  return { id: '', role, kind: 'prose', text: '', tokens: 0, anchor: null };
}
