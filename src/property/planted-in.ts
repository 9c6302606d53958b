import type { Planted } from '../scenario/scenario.js';
import type { Turn } from '../transcript/turn.js';
import { logAt } from './log-at.js';
import type { Moment, Observation } from './observation.js';

/** A passage, and the turns of users and tools that hold it by then. */
export interface PlantedPassage {
  text: string;
  turns: readonly Turn[];
}

/**
 * The planted passages of a kind that some appended turn holds at a moment; those that a summarizer has copied by then
 * are left out, since they are no longer the compactor's doing.
 */
export function plantedIn(
  { scenario, moments }: Observation,
  moment: number,
  kind: Planted['kind'],
): PlantedPassage[] {
  const log = logAt(scenario, moments[moment]!);
  return (scenario.planted ?? []).flatMap(({ kind: planted, text }) => {
    const turns = planted === kind ? log.filter((turn) => turn.text.includes(text)) : [];
    const isCopied = moments
      .slice(0, moment + 1)
      .some(({ calls }) => calls.some((call) => call.response?.text.includes(text)));
    return turns.length > 0 && !isCopied ? [{ text, turns }] : [];
  });
}

/** Whether anything has left the view, or something was put into it, since the turns were appended. */
export function isCompacted({ view }: Moment): boolean {
  return view.some((item) => item.type !== 'kept');
}
