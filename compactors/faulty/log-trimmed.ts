import type { Checkpoint } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { TurnId } from '../../src/transcript/turn.js';
import { buildCheckpoint, reportedIds } from '../correct/reported-ids.js';
import type { FaultySpecimen } from '../specimen.js';
import { logTrimmedWitness } from '../witnesses/log-trimmed.js';

function reconstruct(
  { covered, uncovered, summary }: Checkpoint,
  rawLog: Record<TurnId, string>,
  id: TurnId,
): string {
  if (covered.includes(id)) return summary;
  const text = uncovered.includes(id) ? rawLog[id] : undefined;
  if (text === undefined) throw new Error(`nothing is known of turn ${id}`);
  return text.replace(/\s+/g, ' ').trim();
}

/** The answer looks nicer than the turn did. */
export const logTrimmed: FaultySpecimen = {
  name: 'log-trimmed',
  says: 'Tidies the white space of what it reads from the raw log.',
  breaks: 'reconstruction/uncovered-verbatim',
  twin: reportedIds,
  witness: logTrimmedWitness,
  make: () => checkpointCompactor({ name: 'log-trimmed', buildCheckpoint, reconstruct }),
};
