import { compareToCeiling } from '../transcript/ceiling.js';
import type { TurnId } from '../transcript/turn.js';
import { isHeld, standingsAt } from './in-force.js';
import { exchangesAt } from './log-at.js';
import type { Observation } from './observation.js';
import type { Pass } from './passes.js';
import type { Violation } from './property.js';
import { summariesIn } from './summaries-in.js';
import { usedAnswers } from './used-answers.js';

/**
 * What goes past the last turn whose anchor is present: turns there that
 * left the view, and exchanges across that point which the view does not keep whole (law: S4).
 */
export function pastTheLastAnchor(observation: Observation, pass: Pass): Violation[] {
  const { moment, now, prefix, leftView } = pass;
  if (!pass.applied) return [];
  const standings = standingsAt(observation, now);
  const isPresent = (anchor: string | null) => anchor !== null && isHeld(standings, [anchor]);
  const last = prefix.findLastIndex((turn) => isPresent(turn.anchor));
  const after =
    last < 0
      ? 'the summary holds no anchor at all'
      : `the last anchor in the summary is that of ${prefix[last]!.id}`;
  const beyond = new Set(prefix.slice(last + 1).map((turn) => turn.id));
  const safe = safelyShown(observation, pass);
  const left = new Set(leftView);
  const gone = leftView.filter((id) => beyond.has(id) && !safe.has(id));
  const violations: Violation[] = gone.map((id) => ({
    moment,
    turn: id,
    says: `${id} did not stay in the context, although the prefix is above the ceiling and ${after}`,
  }));
  for (const { turns, kind } of exchangesAt(observation.scenario, now)) {
    const inside = turns.filter((turn) => beyond.has(turn.id));
    if (kind === 'plain' || inside.length === 0 || inside.length === turns.length) continue;
    for (const turn of turns) {
      if (beyond.has(turn.id) || !left.has(turn.id) || safe.has(turn.id)) continue;
      const says = `${turn.id} left the context, and the rest of its tool exchange lies past the last anchor in the summary`;
      violations.push({ moment, turn: turn.id, says });
    }
  }
  return violations;
}

/**
 * The turns whose own summary was not asked for too much. Where a pass writes several, each has the budget to itself, and
 * only what was shown for it counts against its ceiling.
 */
function safelyShown(observation: Observation, { now, log }: Pass): ReadonlySet<TurnId> {
  const { summaryBudget, ratios } = observation.scenario.settings;
  const used = usedAnswers(observation, now);
  const safe = new Set<TurnId>();
  if (used.length < 2) return safe;
  for (const { body } of summariesIn(now)) {
    const calls = used.filter(({ response }) => body.includes(response!.text.trim()));
    const shown = new Set(calls.flatMap((call) => call.request.turns ?? call.shown));
    const turns = log.filter((turn) => shown.has(turn.id));
    if (compareToCeiling(turns, summaryBudget, ratios) > 0) continue;
    for (const { id } of turns) safe.add(id);
  }
  return safe;
}
