import type { Checkpoint } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import type { FaultySpecimen } from '../specimen.js';
import { sourceDocumentWitness } from '../witnesses/source-document.js';

const RATIO_LOW = 5;

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
): Checkpoint {
  const isClaimed = ({ id, anchor }: Turn) => reportedIds?.includes(id) ?? summary.includes(anchor ?? '');
  const covered = turns.filter(isClaimed).map((turn) => turn.id);
  const uncovered = turns.filter((turn) => !isClaimed(turn)).map((turn) => turn.id);
  if (reportedIds) return { summary, budget, covered, uncovered };

  const tokens = turns.reduce((sum, turn) => sum + turn.tokens, 0);
  if (budget !== null && tokens > budget * RATIO_LOW) throw new Error(`${tokens} tokens exceed the ceiling`);
  if (uncovered.length > 0)
    throw new Error(`the summary omits the anchors of ${uncovered.slice(0, 5).join(', ')}`);
  return { summary, budget, covered, uncovered };
}

function reconstruct({ covered, uncovered }: Checkpoint, rawLog: Record<TurnId, string>, id: TurnId): string {
  if (covered.includes(id)) return `[from summary] fact for turn ${id}`;
  const text = uncovered.includes(id) ? rawLog[id] : undefined;
  if (text === undefined) throw new Error(`turn ${id} is in neither covered nor uncovered set`);
  return text;
}

/** Reported ids are trusted, anchors are substrings, answers are placeholders. */
export const sourceDocument: FaultySpecimen = {
  name: 'source-document',
  says: 'Trusts a report blindly, looks for anchors as plain substrings, and answers with a placeholder what the summary lacks.',
  breaks: 'coverage/anchors-present',
  twin: referencePair,
  witness: sourceDocumentWitness,
  make: () => checkpointCompactor({ name: 'source-document', buildCheckpoint, reconstruct }),
};
