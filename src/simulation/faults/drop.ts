import { strikeLines } from '../target.js';
import type { ApplyFault } from './fault.js';

/** Says nothing about some turns, as models do with what seems unimportant, and most of all with the middle. */
export const drop: ApplyFault<'drop'> = (draft, { target }, { known }) =>
  strikeLines(draft, target, known, () => null);
