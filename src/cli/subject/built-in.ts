import { CORRECT, FAULTY } from '../../../compactors/index.js';
import type { Compactor } from '../../compactor/compactor.js';

/** Whether an example compactor of this package has that name. */
export function isBuiltIn(name: string): boolean {
  return find(name) !== undefined;
}

/** The example compactor of that name. */
export function makeBuiltIn(name: string): Compactor {
  return find(name)!.make();
}

function find(name: string) {
  return [...CORRECT, ...FAULTY].find((specimen) => specimen.name === name);
}
