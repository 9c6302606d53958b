import type { Turn, TurnId } from '../../transcript/turn.js';
import type { Capabilities } from '../capabilities.js';
import type { Answer, MaybePromise } from '../session.js';
import type { Ratios } from '../settings.js';

/**
 * A summary with its budget and its pointer set. Without a `kept` list the uncovered turns are un-compacted: they stay
 * in the context. With one, only the turns in it do.
 */
export interface Checkpoint {
  summary: string;
  budget: number | null;
  covered: TurnId[];
  uncovered: TurnId[];
  kept?: TurnId[];
}

/** What else is known when a checkpoint is built: how the summarizer ended, the ratios of the ceiling, a token counter. */
export interface CheckpointInfo {
  finish?: 'stop' | 'length' | 'filter';
  closingMarker?: string;
  ratios?: Ratios | null;
  countTokens?(text: string): number;
}

/** An implementation as two functions: one writes a checkpoint, the other reads a turn back through it. */
export interface CheckpointPair<C extends Checkpoint = Checkpoint> {
  name?: string;
  version?: string;
  supports?: Partial<Capabilities>;
  buildCheckpoint(
    turns: readonly Turn[],
    summary: string,
    budget: number | null,
    reportedIds?: readonly TurnId[],
    info?: CheckpointInfo,
  ): MaybePromise<C>;
  reconstruct(checkpoint: C, rawLog: Record<TurnId, string>, id: TurnId): MaybePromise<string | Answer>;
}
