import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { idRanges } from '../text/id-ranges.js';
import { amount, count } from '../text/numbers.js';
import { shorten } from '../text/shorten.js';
import { visible } from '../text/visible.js';
import { type Excerpt, turnsOf } from './excerpt.js';
import type { Grid, GridRow } from './grid.js';

/** The turns of an excerpt as a grid; facts have a column only where one is not its turn's anchor. */
export function conversationGrid(excerpt: Excerpt, named: ReadonlySet<TurnId>): Grid {
  const strict = turnsOf(excerpt).some((turn) => factOf(turn) !== '');
  const optional = (cell: string) => (strict ? [cell] : []);
  const rowOf = (turn: Turn): GridRow => ({
    cells: [
      shorten(turn.id, 24),
      turn.role,
      turn.pinned ? `${turn.kind}, pinned` : turn.kind,
      amount(turn.tokens),
      turn.anchor === null ? '–' : shorten(turn.anchor, 28),
      ...optional(factOf(turn)),
      turn.text === '' ? '(empty)' : visible(turn.text),
    ],
    named: named.has(turn.id),
  });
  const rowOfGap = (turns: readonly Turn[]): GridRow => {
    const tokens = turns.reduce((sum, turn) => sum + turn.tokens, 0);
    const ids = idRanges(
      turns.map((turn) => turn.id),
      turns,
    );
    return {
      cells: ['…', '', '', amount(tokens), '', ...optional(''), `${count(turns.length, 'turn')}: ${ids}`],
    };
  };
  return {
    head: ['turn', 'role', 'kind', 'tokens', 'anchor', ...optional('fact'), 'text'],
    rows: excerpt.map((entry) => ('gap' in entry ? rowOfGap(entry.gap) : rowOf(entry))),
    right: [3],
    outside: strict ? [0, 4, 5, 6] : [0, 4, 5],
  };
}

function factOf({ anchor, facts = [] }: Turn): string {
  const others = facts.filter((fact) => fact.value !== anchor);
  return others.map(({ key, value }) => `${shorten(key, 20)} = ${shorten(value, 28)}`).join(', ');
}
