import type { Checkpoint, CheckpointInfo } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import { anchorsPresent } from '../../src/transcript/presence.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { isCut } from '../plumbing/is-cut.js';
import { refuseUnfit } from '../plumbing/refuse-unfit.js';
import { twoLists } from '../plumbing/two-lists.js';
import type { FaultySpecimen } from '../specimen.js';
import { claimsLastMentionedWitness } from '../witnesses/claims-last-mentioned.js';

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info: CheckpointInfo = {},
): Checkpoint {
  refuseUnfit(turns, summary, budget, reportedIds, info);
  const anchors = turns.flatMap((turn) => turn.anchor ?? []);
  const present = anchorsPresent(anchors, summary, { cut: isCut(summary, info) });
  const isMentioned = ({ anchor }: Turn) => anchor !== null && present.has(anchor);
  const isReported = ({ id }: Turn) => reportedIds?.includes(id) ?? true;
  return { summary, budget, ...twoLists(turns, (turn) => isReported(turn) && isMentioned(turn)) };
}

function reconstruct({ covered, summary }: Checkpoint, rawLog: Record<TurnId, string>, id: TurnId): string {
  const text = rawLog[id] ?? (covered.includes(id) ? summary : undefined);
  if (text === undefined) throw new Error(`turn ${id} is not in the raw log`);
  return text;
}

/** The anchor stands before the cut, and what the turn said did not. */
export const claimsLastMentioned: FaultySpecimen = {
  name: 'claims-last-mentioned',
  says: 'Claims from a cut summary also the turn that it mentions last, by its anchor alone.',
  breaks: 'coverage/cut-turns-whole',
  kind: 'trunc-commit',
  twin: referencePair,
  witness: claimsLastMentionedWitness,
  make: () => checkpointCompactor({ name: 'claims-last-mentioned', buildCheckpoint, reconstruct }),
};
