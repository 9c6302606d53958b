import { isPresent } from '../transcript/presence.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { isHeld, keptAt, standingsAt } from './in-force.js';
import type { Moment, Observation } from './observation.js';
import { type Pass, passesOf } from './passes.js';
import { remember } from './remember.js';
import { seenBy } from './seen-by.js';
import { usedAnswers } from './used-answers.js';

/**
 * Why a turn is neither in the view nor in a summary there, strongest first: no usable summary was committed; its text
 * never reached the summarizer whole; the summary that held it was not shown to the next one; the summary was cut, as
 * the compactor was told; the compactor itself shortened the text; the summarizer left it out and said nothing.
 */
export type AbsenceCause = 'unusable' | 'unseen' | 'forgotten' | 'cut' | 'shortened' | 'omitted';

export interface Absence {
  moment: number;
  turn: Turn;
  cause: AbsenceCause;
}

/**
 * The turns that a compactor without a pointer set removed from the view although no summary in it holds their anchor,
 * each once, at the pass after which it was first absent, under its cause (law: implicit claims).
 */
export const absencesOf = remember((observation: Observation): readonly Absence[] =>
  observation.supports.claims ? [] : find(observation),
);

function find(observation: Observation): Absence[] {
  const absences: Absence[] = [];
  const told = new Set<TurnId>();
  const seenWhole = new Set<TurnId>();
  for (const pass of passesOf(observation)) {
    for (const call of pass.now.calls) for (const id of seenBy(call, observation.supports)) seenWhole.add(id);
    const kept = keptAt(pass.now);
    const said = new Set(pass.now.view.flatMap((item) => (item.type === 'kept' ? [item.text] : [])));
    const standings = standingsAt(observation, pass.now);
    for (const turn of pass.log) {
      if (turn.anchor === null || told.has(turn.id)) continue;
      // Of twins that share an anchor, one that is there stands for both.
      if (said.has(turn.text) || (kept.has(turn.id) && isSaidIn(pass.now, turn))) continue;
      if (isHeld(standings, [turn.anchor])) continue;
      told.add(turn.id);
      absences.push({ moment: pass.moment, turn, cause: causeOf(observation, pass, turn, seenWhole) });
    }
  }
  return absences;
}

/** Whether what the view keeps of a turn, which may be less than its text, still holds its anchor. */
function isSaidIn({ view }: Moment, turn: Turn): boolean {
  return view.some(
    (item) => item.type === 'kept' && item.turn === turn.id && isPresent(turn.anchor!, item.text),
  );
}

function causeOf(
  observation: Observation,
  pass: Pass,
  turn: Turn,
  seenWhole: ReadonlySet<TurnId>,
): AbsenceCause {
  const { calls } = pass.now;
  if (
    calls.length > 0 &&
    (pass.answered.length === 0 || pass.answered.every((call) => call.truth.unusable !== null))
  )
    return 'unusable';
  if (!seenWhole.has(turn.id)) return 'unseen';
  const readable = calls.some(({ shown, shownInPart, carried }) =>
    [shown, shownInPart, carried].some((ids) => ids.includes(turn.id)),
  );
  if (!readable) return 'forgotten';
  const used = usedAnswers(observation, pass.now);
  const behind = used.length > 0 ? used : pass.answered;
  if (behind.some((call) => call.truth.cut === 'signalled')) return 'cut';
  const wasWritten = behind.some((call) => call.truth.anchors.includes(turn.id));
  return wasWritten ? 'shortened' : 'omitted';
}
