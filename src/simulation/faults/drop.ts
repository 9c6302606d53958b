import { strikeLines } from '../target.js';
import type { FaultKind } from './fault.js';

export const drop: FaultKind<'drop'> = {
  does: 'Says nothing about some turns.',
  imitates:
    'Models that leave out what seems unimportant, most of all the middle, and the end where room runs out.',
  example: { fault: 'drop', target: { at: 'tail', turns: 3 } },
  apply: (draft, { target }, { known }) => strikeLines(draft, target, known, () => null),
};
