import type { Draft } from '../draft.js';
import { blank } from './blank.js';
import { breakOff } from './break-off.js';
import { change } from './change.js';
import { contradict } from './contradict.js';
import { cut } from './cut.js';
import { drop } from './drop.js';
import { echo } from './echo.js';
import { fail } from './fail.js';
import type { FaultContext, FaultKind, FaultName, FaultOf } from './fault.js';
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

/** All kinds of fault, by name. */
export const FAULTS: { readonly [Name in FaultName]: FaultKind<Name> } = {
  cut,
  'break-off': breakOff,
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
  const kind: FaultKind<Name> = FAULTS[fault.fault];
  return kind.apply(draft, fault, context);
}
