import type { Checkpoint } from '../compactor/doors/checkpoint.js';
import type { Answer } from '../compactor/session.js';
import type { TurnId } from '../transcript/turn.js';
import { answerFromSummary } from './answer-from-summary.js';
import type { ReferenceCheckpoint } from './build-checkpoint.js';
import { ReconstructionError } from './errors.js';

/**
 * A turn as the checkpoint and the raw log still know it, with the source of the answer.
 *
 * A covered turn is answered with the line of the summary that holds its anchor and facts; everything else, and all
 * that is in doubt, with its own text from the raw log (S9, S10, S12). Only when that entry is lost does a covered turn
 * get the whole summary.
 *
 * @throws ReconstructionError when the id is in no list, or when an uncovered or kept turn's log entry is lost (S11).
 */
export function reconstruct(
  checkpoint: Checkpoint & Partial<ReferenceCheckpoint>,
  rawLog: Readonly<Record<TurnId, string>>,
  id: TurnId,
): Answer {
  const { summary, covered, uncovered, kept = [], evidence = {} } = checkpoint;
  const isCovered = covered.includes(id);
  if (!isCovered && !uncovered.includes(id) && !kept.includes(id)) {
    throw new ReconstructionError(
      id,
      'it is in no list of the checkpoint, so that nothing is known about it',
    );
  }
  const line = isCovered ? answerFromSummary(summary, evidence[id] ?? []) : null;
  if (line !== null) return { text: line, source: 'summary' };
  const text = Object.hasOwn(rawLog, id) ? rawLog[id] : undefined;
  if (text !== undefined) return { text, source: 'log' };
  if (isCovered) return { text: summary, source: 'summary' };
  throw new ReconstructionError(id, 'no summary covers it, and the raw log has lost its entry');
}
