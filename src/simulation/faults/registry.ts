import type { Draft } from '../draft.js';
import { blank } from './blank.js';
import { change } from './change.js';
import { contradict } from './contradict.js';
import { cut } from './cut.js';
import { drop } from './drop.js';
import { echo } from './echo.js';
import { fail } from './fail.js';
import type { ApplyFault, FaultContext, FaultName, FaultOf } from './fault.js';
import { grow } from './grow.js';
import { hollow } from './hollow.js';
import { late } from './late.js';
import { mention } from './mention.js';
import { otherLanguage } from './other-language.js';
import { overBudget } from './over-budget.js';
import { placeholder } from './placeholder.js';
import { refusal } from './refusal.js';
import { stall } from './stall.js';
import { toolCall } from './tool-call.js';
import { unclosedMarker } from './unclosed-marker.js';

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
  contradict,
  grow,
  'other-language': otherLanguage,
  'unclosed-marker': unclosedMarker,
  fail,
  stall,
  late,
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
