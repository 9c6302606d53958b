import type { SummarizerCall } from '../simulation/summarizer-call.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { keptAt } from './in-force.js';
import { logAt } from './log-at.js';
import type { Moment, Observation } from './observation.js';
import { remember } from './remember.js';
import { summariesIn } from './summaries-in.js';

/** One compaction: the step, or the append, in which it happened. */
export interface Pass {
  /** Index into the observation's moments, and the moment itself. */
  moment: number;
  now: Moment;
  /** The moment before; null if the pass was the first thing that happened. */
  before: Moment | null;
  /** The turns appended by now. */
  log: readonly Turn[];
  /** The turns handed to this compaction; where the compactor chooses them, those it showed to the summarizer. */
  prefix: readonly Turn[];
  /** The calls that gave a text, a tool call or a blank. */
  answered: readonly SummarizerCall[];
  /** The ids that the summarizer reported; null if some answer came without a report. */
  report: ReadonlySet<TurnId> | null;
  /** The turns that were in the view before and are not any more. */
  leftView: readonly TurnId[];
  /** Whether view or claims changed. */
  applied: boolean;
  /** The turns that this pass claims anew; without a pointer set, those that it removed from the view. */
  newlyClaimed: readonly TurnId[];
}

/** The passes of an observation, in order. */
export const passesOf = remember((observation: Observation): readonly Pass[] =>
  observation.moments.flatMap((now, moment) => {
    const isPass = observation.scenario.steps[now.step]?.step === 'compact' || now.calls.length > 0;
    return isPass ? [passAt(observation, now, moment)] : [];
  }),
);

function passAt(observation: Observation, now: Moment, moment: number): Pass {
  const before = observation.moments[moment - 1] ?? null;
  const log = logAt(observation.scenario, now);
  const answered = now.calls.filter((call) => call.response !== null);
  const leftView = leftViewBetween(before, now, log);
  const applied = leftView.length > 0 || stateOf(before) !== stateOf(now);
  return {
    moment,
    now,
    before,
    log,
    prefix: observation.supports.choosesPrefix ? shownIn(now, log) : log,
    answered,
    report: reportOf(answered),
    leftView,
    applied,
    newlyClaimed: applied ? newlyClaimed(observation, before, now, leftView) : [],
  };
}

/** Turns handed by their ids count as such; in a prompt, a turn is shown when its text is. */
function shownIn(now: Moment, log: readonly Turn[]): readonly Turn[] {
  const shown = new Set(
    now.calls.flatMap(({ request, shown, shownInPart }) => request.turns ?? [...shown, ...shownInPart]),
  );
  return log.filter((turn) => shown.has(turn.id));
}

/** The ids that some answers report together; null if one of them came without a report. */
export function reportOf(answered: readonly SummarizerCall[]): ReadonlySet<TurnId> | null {
  const reports = answered.map((call) => call.response?.reportedIds);
  if (reports.length === 0 || reports.includes(undefined)) return null;
  return new Set(reports.flatMap((ids) => ids ?? []));
}

/** Turns appended by the same step were in the view, if only for an instant. */
function leftViewBetween(before: Moment | null, now: Moment, log: readonly Turn[]): TurnId[] {
  const keptBefore = before ? keptAt(before) : new Set<TurnId>();
  const keptNow = keptAt(now);
  const known = before?.appended ?? 0;
  const left: TurnId[] = [];
  for (const [index, { id }] of log.entries())
    if ((index >= known || keptBefore.has(id)) && !keptNow.has(id)) left.push(id);
  return left;
}

function stateOf(moment: Moment | null): string {
  const bodies = moment ? summariesIn(moment).map(({ body }) => body) : [];
  return JSON.stringify([bodies, moment?.claims?.covered ?? [], moment?.claims?.uncovered ?? []]);
}

function newlyClaimed(
  { supports }: Observation,
  before: Moment | null,
  now: Moment,
  leftView: readonly TurnId[],
): readonly TurnId[] {
  if (!now.claims) return leftView;
  // A compactor that is handed everything builds its checkpoint anew, and so claims everything anew.
  const old = supports.choosesPrefix ? new Set(before?.claims?.covered) : new Set<TurnId>();
  return now.claims.covered.filter((id) => !old.has(id));
}
