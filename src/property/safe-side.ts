import type { Capabilities } from '../compactor/capabilities.js';
import type { SummarizerCall } from '../simulation/summarizer-call.js';
import { compareToCeiling } from '../transcript/ceiling.js';
import { eligibleTurns } from '../transcript/eligible.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { isDisturbed } from './disturbed.js';
import { keptAt } from './in-force.js';
import { exchangesAt } from './log-at.js';
import type { Observation } from './observation.js';
import type { Pass } from './passes.js';
import { remember } from './remember.js';
import { placesOfText } from './twins.js';

/**
 * Where the cost of a pass's prefix lies: below, at or above the ceiling (-1, 0, 1); null where a prompt does not tell
 * which turns it shows, and that decides.
 */
export function ceilingOf(observation: Observation, pass: Pass): -1 | 0 | 1 | null {
  // The prefixes of two passes are not one.
  if (isDisturbed(pass.now)) return null;
  const { summaryBudget, ratios } = observation.scenario.settings;
  const at = compareToCeiling(pass.prefix, summaryBudget, ratios);
  // Without a budget there is no ceiling, whatever was shown.
  if (summaryBudget === null) return at;
  const unsure = unsurelyShown(pass);
  if (unsure.size === 0) return at;
  const sure = pass.prefix.filter((turn) => !unsure.has(turn));
  return compareToCeiling(sure, summaryBudget, ratios) === at ? at : null;
}

/** Turns whose text a prompt would hold all the same without them: as another turn's, or as a part of one. */
function unsurelyShown({ now, prefix }: Pass): ReadonlySet<Turn> {
  if (now.calls.every(({ request }) => request.turns !== null)) return new Set();
  const seen = new Set<string>();
  return new Set(
    prefix.filter(({ anchor, text }) => {
      const isRepeated = seen.has(text);
      seen.add(text);
      const isIn = (other: Turn) => other.text !== text && other.text.includes(text);
      return isRepeated || (anchor === null && prefix.some(isIn));
    }),
  );
}

/**
 * The turns that a pass has to cover because everything was in order: the summarizer was faithful, its text whole and
 * within the budget, its report, if any, truthful, and applying makes the view smaller. Null where something was not.
 */
export function dueCoverage(observation: Observation, pass: Pass): readonly Turn[] | null {
  return coverage(observation)(pass);
}

const coverage = remember((observation: Observation) =>
  remember((pass: Pass) => findCoverage(observation, pass)),
);

function findCoverage(observation: Observation, pass: Pass): readonly Turn[] | null {
  const { summaryBudget } = observation.scenario.settings;
  const { calls } = pass.now;
  if (isDisturbed(pass.now) || calls.length === 0 || pass.prefix.length === 0) return null;
  if (calls.some((call) => !call.truth.faithful || call.shownInPart.length > 0)) return null;
  if (summaryBudget !== null && calls.some((call) => call.tokens > summaryBudget)) return null;
  const due = observation.supports.choosesPrefix ? eligibleIn(observation, pass) : anchored(pass.prefix);
  const written = new Set(calls.flatMap((call) => call.truth.facts));
  if (due.length === 0 || !due.every(({ id }) => written.has(id))) return null;
  if (pass.report && !isTruthful(pass, due, written)) return null;
  if (calls.length > 1 && !calls.every((call) => isWorthwhile(call, observation.supports, due))) return null;
  return shrinks(observation, pass, due) ? due : null;
}

function anchored(turns: readonly Turn[]): Turn[] {
  return turns.filter((turn) => turn.anchor !== null);
}

/** The eligible turns that were shown. */
function eligibleIn({ scenario }: Observation, { before, now, log, prefix }: Pass): Turn[] {
  const kept = before ? keptAt(before) : new Set(log.map((turn) => turn.id));
  const shown = new Set(prefix.map((turn) => turn.id));
  const eligible = eligibleTurns(
    log,
    (id) => kept.has(id),
    scenario.settings.keep ?? 0,
    exchangesAt(scenario, now),
  );
  const isHandedById = now.calls.every(({ request }) => request.turns !== null);
  // Which of several twins a prompt shows cannot be told.
  const isTwin = ({ text }: Turn) =>
    placesOfText(scenario, text).filter((place) => place < log.length).length > 1;
  return eligible.filter((turn) => shown.has(turn.id) && (isHandedById || !isTwin(turn)));
}

function isTruthful({ report }: Pass, due: readonly Turn[], written: ReadonlySet<TurnId>): boolean {
  return due.every((turn) => report!.has(turn.id)) && [...report!].every((id) => written.has(id));
}

/**
 * Only whole exchanges leave the view of a session, and the summary comes with a wrapper; earlier summaries are not
 * counted off.
 */
function shrinks({ supports, scenario }: Observation, { now }: Pass, due: readonly Turn[]): boolean {
  const ids = new Set(due.map((turn) => turn.id));
  const leaving = exchangesAt(scenario, now)
    .filter(({ turns }) => turns.every((turn) => turn.anchor === null || ids.has(turn.id)))
    .flatMap(({ turns }) => turns.filter((turn) => ids.has(turn.id)));
  if (supports.choosesPrefix && leaving.length < due.length) return false;
  const gain = (supports.choosesPrefix ? leaving : due).reduce((sum, turn) => sum + turn.tokens, 0);
  const cost = now.calls.reduce((sum, call) => sum + call.tokens, 0) + supports.overheadTokens;
  return gain > cost;
}

/** Several summaries of different turns may be weighed one by one, and those that would not shrink the view left out. */
function isWorthwhile(call: SummarizerCall, { overheadTokens }: Capabilities, due: readonly Turn[]): boolean {
  const { turns } = call.request;
  // Of twins, only the one that was handed over goes.
  const written = new Set(call.truth.facts);
  const handed = turns && new Set(turns);
  const isHeld = (id: TurnId) => written.has(id) && (handed?.has(id) ?? true);
  const gain = due.reduce((sum, { id, tokens }) => sum + (isHeld(id) ? tokens : 0), 0);
  return gain > call.tokens + overheadTokens;
}
