import { isHeld, keptAt } from '../../src/property/in-force.js';
import type { Moment } from '../../src/property/observation.js';
import type { Standing } from '../../src/property/standing.js';
import type { Turn } from '../../src/transcript/turn.js';

/** Whether something stands in a summary in force: whole, only at its cut end, or not at all; null for nothing. */
export type Presence = 'present' | 'cut off' | 'absent' | null;

/** What is claimed of a turn, and what is true of it. */
export interface ClaimRow {
  /** The lists that name the turn; `in no list` where none does. */
  claimed: string;
  anchor: Presence;
  fact: Presence;
  inView: boolean;
  /** The claim is not kept: covered but not there, in no list, or in several. */
  broken: boolean;
}

/** What a summarizer on its own was given of a turn and says of it, beside what its summary really holds. */
export function reportRow(turn: Turn, moment: Moment, standings: readonly Standing[]): ClaimRow {
  const row = claimRow(turn, moment, standings);
  const isReported = moment.calls.some(({ response }) => response?.reportedIds?.includes(turn.id));
  const isGiven = moment.calls.some(({ request }) => request.turns?.includes(turn.id));
  const claimed = isReported ? 'reported' : isGiven ? 'given' : row.inView ? 'not given' : 'given before';
  return { ...row, claimed, broken: isReported && row.anchor !== 'present' };
}

/** What a moment claims of a turn, beside what the summaries in force (as `standings`) and the view really hold. */
export function claimRow(turn: Turn, moment: Moment, standings: readonly Standing[]): ClaimRow {
  const inView = keptAt(moment).has(turn.id);
  const lists = listsOf(turn, moment, inView);
  const anchor = turn.anchor === null ? null : presenceOf([turn.anchor], standings);
  const values = (turn.facts ?? []).map((fact) => fact.value);
  return {
    claimed: lists.join(' and ') || 'in no list',
    anchor,
    fact: values.length === 0 ? null : presenceOf(values, standings),
    inView,
    broken: lists.length !== 1 || (lists[0]!.startsWith('covered') && anchor !== 'present'),
  };
}

function listsOf({ id }: Turn, { claims }: Moment, inView: boolean): string[] {
  if (!claims) return [inView ? 'kept' : 'covered (by removal)'];
  const lists = (['covered', 'uncovered', 'kept'] as const).filter((list) => claims[list]?.includes(id));
  // Without a list of its own, what is in the view and claimed by no other list is kept.
  return claims.kept === null && lists.length === 0 && inView ? ['kept'] : lists;
}

function presenceOf(needles: readonly string[], standings: readonly Standing[]): Presence {
  if (isHeld(standings, needles, 'whole')) return 'present';
  return isHeld(standings, needles) ? 'cut off' : 'absent';
}
