import type { Draft } from '../draft.js';
import { blank } from './blank.js';
import { change } from './change.js';
import { cut } from './cut.js';
import { drop } from './drop.js';
import { echo } from './echo.js';
import { fail } from './fail.js';
import type { ApplyFault, FaultContext, FaultName, FaultOf } from './fault.js';
import { hollow } from './hollow.js';
import { mention } from './mention.js';
import { overBudget } from './over-budget.js';
import { placeholder } from './placeholder.js';
import { refusal } from './refusal.js';
import { toolCall } from './tool-call.js';

const FAULTS: { [Name in FaultName]: ApplyFault<Name> } = {
  cut,
  drop,
  change,
  hollow,
  mention,
  'over-budget': overBudget,
  blank,
  placeholder,
  refusal,
  echo,
  'tool-call': toolCall,
  fail,
};

/** What a draft becomes by a fault. */
export function applyFault<Name extends FaultName>(
  draft: Draft,
  fault: FaultOf<Name>,
  context: FaultContext,
): Draft {
  const apply: ApplyFault<Name> = FAULTS[fault.fault];
  return apply(draft, fault, context);
}
