import { oddSettings, type SettingName } from '../scenario/odd-settings.js';
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
    const listed = new Set([...(now.claims?.covered ?? []), ...(now.claims?.uncovered ?? [])]);
    const known = now.claims ? listed : shown;
    const gone = log.find(({ id, text }) => !kept.has(id) && !known.has(id) && text.trim() !== '');
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

/** A setting that is not a number was taken, and not one pass did anything or said why not. */
function idle({ scenario, moments }: Observation): Trouble[] {
  const nan = oddSettings(scenario.settings).find((name) => isNaNIn(scenario.settings[name]));
  const outcomes = moments.filter(({ step }) => scenario.steps[step]?.step === 'compact');
  const first = outcomes[0];
  if (nan === undefined || !first) return [];
  const isSilent = outcomes.every(
    ({ outcome, calls }) =>
      outcome?.status === 'noop' && calls.length === 0 && !outcome.reason?.includes('NaN'),
  );
  const moment = moments.indexOf(first);
  return isSilent
    ? [
        {
          kind: 'idle',
          moment,
          says: `compact() found nothing to do in any pass, and did not say that ${named(nan)} is NaN`,
        },
      ]
    : [];
}

function isNaNIn(value: unknown): boolean {
  return (
    Number.isNaN(value) || (typeof value === 'object' && value !== null && Object.values(value).some(isNaNIn))
  );
}

function named(name: SettingName): string {
  return `\`${name}\``;
}
