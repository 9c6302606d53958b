import type { TurnId } from '../../transcript/turn.js';
import { NonsenseError } from '../nonsense-error.js';
import type { Checkpoint } from './checkpoint.js';

const CALL = 'buildCheckpoint(…)';

/**
 * A copy of what a returned checkpoint says, so that what a pair does to it later changes no claim.
 *
 * @throws NonsenseError when it has no summary text, or an id list is missing or none.
 */
export function readCheckpoint(value: unknown): Checkpoint {
  if (typeof value !== 'object' || value === null) throw new NonsenseError(CALL, 'a checkpoint', value);
  const { summary, budget, covered, uncovered, kept } = value as Checkpoint;
  if (typeof summary !== 'string') throw new NonsenseError(CALL, 'a `summary` that is a string', summary);
  return {
    summary,
    budget,
    covered: idList('covered', covered),
    uncovered: idList('uncovered', uncovered),
    kept: kept === undefined ? undefined : idList('kept', kept),
  };
}

function idList(name: string, ids: unknown): TurnId[] {
  if (Array.isArray(ids) && ids.every((id) => typeof id === 'string')) return [...ids];
  throw new NonsenseError(CALL, `\`${name}\` as an array of turn ids`, ids);
}
