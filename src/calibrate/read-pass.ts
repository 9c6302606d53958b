import { keptAt, standingsAt } from '../property/in-force.js';
import type { Moment, Observation } from '../property/observation.js';
import { seenBy } from '../property/seen-by.js';
import { logOf } from '../scenario/log-of.js';
import type { Turn } from '../transcript/turn.js';

/** What became of the prefix of a pass, and of all turns that earlier passes had removed. */
export interface PassReading {
  /** The turns that were handed over, in log order. */
  prefix: readonly Turn[];
  /** The turns that were removed before. */
  earlier: readonly Turn[];
  /** Whether a summary in the view holds the anchor of a turn. */
  isHeld(turn: Turn): boolean;
}

/** What a pass did, by its number from 0; or why nothing can be said of it. */
export function readPass(
  observation: Observation,
  pass: number,
): PassReading | { kind: 'refused' | 'broke down'; reason: string } {
  const { scenario, moments, breakdown, refusedSettings, supports } = observation;
  if (breakdown) return { kind: 'broke down', reason: `${breakdown.during}: ${breakdown.message}` };
  if (refusedSettings) return { kind: 'refused', reason: refusedSettings.message };
  const steps = scenario.steps.flatMap(({ step }, place) => (step === 'compact' ? [place] : []));
  const place = moments.findIndex(({ step }) => step === steps[pass]);
  const now = moments[place];
  if (!now) return { kind: 'refused', reason: 'the pass was not played' };
  const log = logOf(scenario).slice(0, now.appended);
  const kept = keptAt(now);
  const earlier = pass === 0 ? [] : removedBefore(log, moments, steps[pass - 1]!);
  const isEarlier = new Set(earlier);
  const shown = new Set(now.calls.flatMap((call) => seenBy(call, supports)));
  const isHanded = ({ id }: Turn) => !kept.has(id) || (supports.claims && shown.has(id));
  const prefix = log.filter((turn) => !isEarlier.has(turn) && isHanded(turn));
  if (prefix.length === 0) return nothingDone(now);
  const standings = standingsAt(observation, now);
  return {
    prefix,
    earlier,
    isHeld: ({ anchor }) => anchor !== null && standings.some(({ whole }) => whole.has(anchor)),
  };
}

function removedBefore(log: readonly Turn[], moments: readonly Moment[], step: number): Turn[] {
  const before = moments.find((moment) => moment.step === step);
  if (!before) return [];
  const kept = keptAt(before);
  return log.slice(0, before.appended).filter(({ id }) => !kept.has(id));
}

function nothingDone({ refusal, outcome }: Moment): { kind: 'refused'; reason: string } {
  const reason = refusal?.message ?? outcome?.reason ?? `the outcome was ${outcome?.status ?? 'none'}`;
  return { kind: 'refused', reason };
}
