import type { Checkpoint } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { Answer } from '../../src/compactor/session.js';
import type { TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { buildCheckpoint } from '../correct/reported-ids.js';
import type { FaultySpecimen } from '../specimen.js';
import { summarySaidLogWitness } from '../witnesses/summary-said-log.js';

function reconstruct(
  { covered, uncovered, summary }: Checkpoint,
  rawLog: Record<TurnId, string>,
  id: TurnId,
): Answer {
  const text = covered.includes(id) ? summary : uncovered.includes(id) ? rawLog[id] : undefined;
  if (text === undefined) throw new Error(`nothing is known of turn ${id}`);
  return { text, source: 'log' };
}

/** Whoever reads the answer takes a paraphrase for the original. */
export const summarySaidLog: FaultySpecimen = {
  name: 'summary-said-log',
  says: 'Says of every answer that it comes from the log, also of the summary.',
  breaks: 'reconstruction/honest-source',
  twin: referencePair,
  witness: summarySaidLogWitness,
  make: () => checkpointCompactor({ name: 'summary-said-log', buildCheckpoint, reconstruct }),
};
