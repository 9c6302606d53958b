import type { Checkpoint } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { buildCheckpoint } from '../correct/reported-ids.js';
import type { FaultySpecimen } from '../specimen.js';
import { recallNotFoundWitness } from '../witnesses/recall-not-found.js';

function reconstruct(
  { covered, uncovered, summary }: Checkpoint,
  rawLog: Record<TurnId, string>,
  id: TurnId,
): string {
  if (covered.includes(id)) {
    const line = summary.split('\n').find((one) => one.split(/\W+/).includes(id));
    return line ?? `The conversation holds no record of turn ${id}.`;
  }
  const text = uncovered.includes(id) ? rawLog[id] : undefined;
  if (text === undefined) throw new Error(`nothing is known of turn ${id}`);
  return text;
}

/** The search key is not what summaries are written with. */
export const recallNotFound: FaultySpecimen = {
  name: 'recall-not-found',
  says: 'Looks for the line of the summary that names the turn id, and reports the turn as absent when there is none.',
  breaks: 'reconstruction/fact-answered',
  kind: 'recall-miss',
  twin: referencePair,
  witness: recallNotFoundWitness,
  make: () => checkpointCompactor({ name: 'recall-not-found', buildCheckpoint, reconstruct }),
};
