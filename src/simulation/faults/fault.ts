import type { Tokenizer } from '../../tokens/tokenizer.js';
import type { Turn } from '../../transcript/turn.js';
import type { Fault } from '../behaviour.js';
import type { Draft } from '../draft.js';
import type { Reading } from '../shown-turns.js';

export type FaultName = Fault['fault'];

/** The data of the fault of one name. */
export type FaultOf<Name extends FaultName> = Extract<Fault, { fault: Name }>;

/** What a fault may look at: which call it is, the turns appended so far, what the request shows of them, the budget. */
export interface FaultContext {
  index: number;
  known: readonly Turn[];
  reading: Reading;
  budget: number | null;
  tokenizer: Tokenizer;
}

/** One way to spoil a summary: what it does, what in the real world it imitates, how it is written as data, and how. */
export interface FaultKind<Name extends FaultName> {
  does: string;
  imitates: string;
  example: FaultOf<Name>;
  apply: ApplyFault<Name>;
}

/** Spoils a draft; gives the same object back when it strikes nothing. */
export type ApplyFault<Name extends FaultName> = (
  draft: Draft,
  fault: FaultOf<Name>,
  context: FaultContext,
) => Draft;
