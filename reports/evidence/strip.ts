import { standingsAt } from '../../src/property/in-force.js';
import type { Moment, Observation } from '../../src/property/observation.js';
import type { SummarizerCall } from '../../src/simulation/summarizer-call.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { type ClaimRow, claimRow, reportRow } from './claim-row.js';
import { lackOf } from './lack-of.js';

/** How a turn reached the summarizer of the last pass; null where there was none. */
export type Shown = 'shown' | 'shown in part' | 'by a summary' | 'not shown' | null;

/** What came back when a turn was asked for; null where nobody asked. */
export type Answered = 'answered' | 'with its fact' | 'lacks its fact' | 'an error' | null;

/** One turn, from what the summarizer was shown of it to what is answered of it. */
export interface StripTurn extends ClaimRow {
  turn: Turn;
  shown: Shown;
  answered: Answered;
  /** A violation is about it. */
  named: boolean;
}

/** How each of the turns stands at a moment, in log order. */
export function stripOf(
  observation: Observation,
  moment: Moment,
  log: readonly Turn[],
  named: ReadonlySet<TurnId>,
): StripTurn[] {
  const standings = standingsAt(observation, moment);
  const read = observation.supports.summarizes ? reportRow : claimRow;
  const calls = lastCalls(observation, moment);
  return log.map((turn) => ({
    ...read(turn, moment, standings),
    turn,
    shown: shownOf(turn, calls),
    answered: answeredOf(turn, moment),
    named: named.has(turn.id),
  }));
}

function lastCalls({ moments }: Observation, moment: Moment): SummarizerCall[] {
  const before = moments.slice(0, moments.indexOf(moment) + 1);
  return before.findLast(({ calls }) => calls.length > 0)?.calls ?? [];
}

function shownOf({ id }: Turn, calls: readonly SummarizerCall[]): Shown {
  if (calls.length === 0) return null;
  if (calls.some(({ shown }) => shown.includes(id))) return 'shown';
  if (calls.some(({ shownInPart }) => shownInPart.includes(id))) return 'shown in part';
  return calls.some(({ carried }) => carried.includes(id)) ? 'by a summary' : 'not shown';
}

function answeredOf(turn: Turn, { answers }: Moment): Answered {
  const answer = answers?.[turn.id];
  if (!answer) return null;
  if ('error' in answer) return 'an error';
  if (!turn.facts?.length) return 'answered';
  return lackOf(turn, answer) === null ? 'with its fact' : 'lacks its fact';
}
