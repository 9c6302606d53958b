import { standingsAt } from '../../src/property/in-force.js';
import type { Moment, Observation } from '../../src/property/observation.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { count } from '../text/numbers.js';
import { shorten } from '../text/shorten.js';
import { type ClaimRow, claimRow, reportRow } from './claim-row.js';
import { type Excerpt, turnsOf } from './excerpt.js';
import type { Grid, GridRow } from './grid.js';

/** What a moment claims of each turn of an excerpt, beside what is true. */
export function claimsGrid(
  observation: Observation,
  moment: Moment,
  excerpt: Excerpt,
  named: ReadonlySet<TurnId>,
): Grid {
  const standings = standingsAt(observation, moment);
  // A summarizer on its own claims nothing by a pointer set, and has no view.
  const { summarizes } = observation.supports;
  const read = summarizes ? reportRow : claimRow;
  const strict = turnsOf(excerpt).some((turn) => turn.facts?.some((fact) => fact.value !== turn.anchor));
  const head = [
    'turn',
    summarizes ? 'input' : 'claimed',
    'anchor in summary',
    ...(strict ? ['fact in summary'] : []),
    ...(summarizes ? [] : ['in view']),
    '',
  ];
  const seen = (inView: boolean) => (summarizes ? [] : [inView ? 'yes' : 'no']);
  const rowOf = (turn: Turn): GridRow => {
    const { claimed, anchor, fact, inView, broken } = read(turn, moment, standings);
    const held = [anchor ?? '–', ...(strict ? [fact ?? '–'] : [])];
    return {
      cells: [shorten(turn.id, 24), claimed, ...held, ...seen(inView), broken ? '✗' : ''],
      named: named.has(turn.id),
      bad: broken ? [1, 2, head.length - 1] : [],
    };
  };
  const rowOfGap = (turns: readonly Turn[]): GridRow => {
    const sum = tally(turns.map((turn) => read(turn, moment, standings)));
    return { cells: ['…', `${count(turns.length, 'turn')}: ${sum}`, ...head.slice(2).map(() => '')] };
  };
  return {
    head,
    rows: excerpt.map((entry) => ('gap' in entry ? rowOfGap(entry.gap) : rowOf(entry))),
    right: [],
    outside: [0],
  };
}

function tally(rows: readonly ClaimRow[]): string {
  const counts = new Map<string, number>();
  for (const { claimed } of rows) counts.set(claimed, (counts.get(claimed) ?? 0) + 1);
  return [...counts].map(([claimed, times]) => `${times} ${claimed}`).join(', ');
}
