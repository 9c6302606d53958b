import { type Moment, STRANGER } from '../../src/property/observation.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { shorten } from '../text/shorten.js';
import { answerInWords } from '../words/answer.js';
import type { Grid, GridRow } from './grid.js';
import { lackOf } from './lack-of.js';

/** What was answered when each of the turns was asked for, and for the id that never was if a violation is about it. */
export function answersGrid(
  { answers, stranger }: Moment,
  turns: readonly Turn[],
  named: ReadonlySet<TurnId>,
  width: number,
): Grid {
  const rows = turns.flatMap((turn): GridRow[] => {
    const answer = answers?.[turn.id];
    if (!answer) return [];
    const lacks = lackOf(turn, answer);
    const words = answerInWords(answer, width, turn.text, lacks);
    return [
      { cells: [shorten(turn.id, 24), words], named: named.has(turn.id), bad: lacks === null ? [] : [1] },
    ];
  });
  if (stranger && named.has(STRANGER))
    rows.push({ cells: [STRANGER, answerInWords(stranger, width)], named: true });
  return { head: ['turn', 'answer'], rows, right: [], outside: [0, 1] };
}
