import type { Property } from '../property/property.js';
import type { Breach } from './breach.js';

/** Whether another breach of a property may stand for one: of crashes, only one that ends in the same way. */
export function isSameKind({ breach }: Property, one: Breach | null, other: Breach): boolean {
  return breach !== 'errored' || other.observation.breakdown?.kind === one?.observation.breakdown?.kind;
}
