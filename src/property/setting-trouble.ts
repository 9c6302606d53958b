import type { SettingName } from '../scenario/odd-settings.js';
import { keptAt } from './in-force.js';
import type { Observation } from './observation.js';
import { passesOf } from './passes.js';

/** What went wrong in a session, at which moment; `kind` tells whether another session has the same trouble. */
export interface Trouble {
  kind: 'broke off' | 'idle' | 'lost' | 'not kept' | 'too early';
  moment: number;
  turn?: string;
  says: string;
}

/**
 * What shows that a compactor took its settings and does not work with them: it breaks off, loses turns, does nothing at
 * all where a setting is not a number, or goes on where one of them says never.
 */
export function troublesOf(observation: Observation): Trouble[] {
  const { breakdown, moments } = observation;
  if (breakdown) {
    const { during, message } = breakdown;
    return [{ kind: 'broke off', moment: moments.length - 1, says: `${during} broke off: ${message}` }];
  }
  return [...lost(observation), ...disobeyed(observation), ...idle(observation)];
}

/** A turn that is in no list and not in the view; without lists, one that was removed and never shown to anybody. */
function lost(observation: Observation): Trouble[] {
  const shown = new Set<string>();
  for (const { moment, now, log } of passesOf(observation)) {
    for (const call of now.calls) for (const id of [...call.shown, ...call.shownInPart]) shown.add(id);
    const kept = keptAt(now);
    // A twin in the view says the same.
    const said = new Set(now.view.flatMap((item) => (item.type === 'kept' ? [item.text] : [])));
    const listed = new Set([...(now.claims?.covered ?? []), ...(now.claims?.uncovered ?? [])]);
    const known = now.claims ? listed : shown;
    const gone = log.find(
      ({ id, text }) => !kept.has(id) && !known.has(id) && !said.has(text) && text.trim() !== '',
    );
    if (!gone) continue;
    const where = now.claims ? 'in no list and not in the view' : 'not in the view, and no summarizer saw it';
    return [{ kind: 'lost', moment, turn: gone.id, says: `${gone.id} is ${where}` }];
  }
  return [];
}

/** Turns leave the view although so many are to be kept that all are, or although the trigger is never reached. */
function disobeyed(observation: Observation): Trouble[] {
  const { keep = 0, trigger = 0 } = observation.scenario.settings;
  for (const { moment, leftView, log } of passesOf(observation)) {
    const turn = leftView[0];
    if (turn === undefined) continue;
    if (keep >= log.length && log.length > 0)
      return [
        {
          kind: 'not kept',
          moment,
          turn,
          says: `${turn} left the view, although ${keep} turns are to be kept`,
        },
      ];
    const tokens = log.reduce((sum, one) => sum + one.tokens, 0);
    if (trigger > tokens * 2)
      return [
        {
          kind: 'too early',
          moment,
          turn,
          says: `${turn} left the view, although the trigger is ${trigger}`,
        },
      ];
  }
  return [];
}

/**
 * A setting that is not a number was taken, and not one pass did anything or said why not, although the view is larger
 * than the window. Whoever takes a default in its place, and needs to do nothing then, is not meant.
 */
function idle({ scenario, moments }: Observation): Trouble[] {
  const { settings, steps } = scenario;
  const nan = WITH_A_FALLBACK.find((name) => isNaNIn(settings[name]));
  const passes = moments.filter(({ step }) => steps[step]?.step === 'compact');
  if (nan === undefined || passes.length === 0) return [];
  const isSilent = passes.every(
    ({ outcome, calls, view }) =>
      outcome?.status === 'noop' &&
      calls.length === 0 &&
      !outcome.reason?.includes('NaN') &&
      view.reduce((sum, { tokens }) => sum + tokens, 0) > settings.window,
  );
  const says = `compact() found nothing to do, although the view is larger than the window, and did not say that ${nan} is NaN`;
  return isSilent ? [{ kind: 'idle', moment: moments.indexOf(passes[0]!), says }] : [];
}

/** The settings for which any default lets a view be compacted that is larger than the window. */
const WITH_A_FALLBACK: readonly SettingName[] = ['trigger', 'summaryBudget', 'ratios'];

function isNaNIn(value: unknown): boolean {
  return (
    Number.isNaN(value) || (typeof value === 'object' && value !== null && Object.values(value).some(isNaNIn))
  );
}
