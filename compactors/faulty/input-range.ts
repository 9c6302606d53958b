import type { Checkpoint } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import type { FaultySpecimen } from '../specimen.js';
import { inputRangeWitness } from '../witnesses/input-range.js';

function buildCheckpoint(turns: readonly Turn[], summary: string, budget: number | null): Checkpoint {
  return { summary, budget, covered: turns.map((turn) => turn.id), uncovered: [] };
}

function reconstruct({ covered, summary }: Checkpoint, rawLog: Record<TurnId, string>, id: TurnId): string {
  const text = covered.includes(id) ? summary : rawLog[id];
  if (text === undefined) throw new Error(`turn ${id} is not in the raw log`);
  return text;
}

/** The failure that the law is about: a pointer set made from the input range. */
export const inputRange: FaultySpecimen = {
  name: 'input-range',
  says: 'Claims every turn that went into the summarizer, whatever came out.',
  breaks: 'coverage/anchors-present',
  twin: referencePair,
  witness: inputRangeWitness,
  make: () => checkpointCompactor({ name: 'input-range', buildCheckpoint, reconstruct }),
};
