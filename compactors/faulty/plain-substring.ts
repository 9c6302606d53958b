import type { Checkpoint, CheckpointInfo } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { reconstruct } from '../correct/reported-ids.js';
import { refuseUnfit } from '../plumbing/refuse-unfit.js';
import { twoLists } from '../plumbing/two-lists.js';
import type { FaultySpecimen } from '../specimen.js';
import { plainSubstringWitness } from '../witnesses/plain-substring.js';

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info: CheckpointInfo = {},
): Checkpoint {
  refuseUnfit(turns, summary, budget, reportedIds, info);
  const isMentioned = ({ id, anchor, facts = [] }: Turn) =>
    anchor !== null &&
    (reportedIds?.includes(id) ?? true) &&
    [anchor, ...facts.map((fact) => fact.value)].every((token) => summary.includes(token));
  return { summary, budget, ...twoLists(turns, isMentioned) };
}

/** A longer token is taken for the shorter one that it begins with. */
export const plainSubstring: FaultySpecimen = {
  name: 'plain-substring',
  says: 'Looks for anchors with a plain substring search, so that TICKET-12 proves TICKET-1.',
  breaks: 'coverage/anchors-present',
  twin: referencePair,
  witness: plainSubstringWitness,
  make: () => checkpointCompactor({ name: 'plain-substring', buildCheckpoint, reconstruct }),
};
