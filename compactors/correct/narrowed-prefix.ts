import type { Checkpoint, CheckpointInfo } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { Answer } from '../../src/compactor/session.js';
import { compareToCeiling } from '../../src/transcript/ceiling.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { anchoredTurns } from '../plumbing/anchored-turns.js';
import { isCut } from '../plumbing/is-cut.js';
import { splitByExchange } from '../plumbing/split-by-exchange.js';
import { whyUnfit } from '../plumbing/why-unfit.js';
import type { Specimen } from '../specimen.js';

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info: CheckpointInfo = {},
): Checkpoint {
  const unfit = whyUnfit(summary, turns, { budget, countTokens: info.countTokens });
  if (unfit) throw new Error(unfit);

  const mentioned = anchoredTurns(turns, summary, { cut: isCut(summary, info) });
  const claimed = reportedIds ? mentioned.filter((turn) => reportedIds.includes(turn.id)) : mentioned;
  const isAbove = !reportedIds && compareToCeiling(turns, budget, info.ratios ?? null) > 0;
  const split = splitByExchange(turns, claimed, isAbove ? claimed.at(-1) : turns.at(-1));
  if (split.covered.length === 0) throw new Error('no anchor of a whole exchange is in the summary');
  return { summary, budget, ...split };
}

function reconstruct(checkpoint: Checkpoint, rawLog: Record<TurnId, string>, id: TurnId): Answer {
  const text = rawLog[id];
  if (text !== undefined) return { text, source: 'log' };
  if (checkpoint.covered.includes(id)) return { text: checkpoint.summary, source: 'summary' };
  throw new Error(`the raw log holds no turn ${id}`);
}

/** Goes by anchors alone, by whole exchanges, and leaves the rest in the view. */
export const narrowedPrefix: Specimen = {
  name: 'narrowed-prefix',
  says: 'Claims exchanges whose anchors are all in the summary, above the ceiling up to the last of them, and keeps the rest.',
  make: () =>
    checkpointCompactor({
      name: 'narrowed-prefix',
      buildCheckpoint,
      reconstruct,
      supports: { verifies: true },
    }),
};
