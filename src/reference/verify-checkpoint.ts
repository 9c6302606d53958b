import type { Checkpoint } from '../compactor/doors/checkpoint.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { CoverageError } from './errors.js';
import { type EvidenceOptions, evidencedTurns } from './evidence.js';

/**
 * The guard for production: call it when a checkpoint is made, before it takes effect, so that a false claim fails
 * there and not when somebody asks for the turn.
 *
 * @param turns the turns that the checkpoint was made of
 * @param options `cut` when the summary is known to be unfinished, `facts` to demand facts besides anchors
 * @throws CoverageError, with the `ids`, when a covered turn has no anchor or its anchor is absent from the summary,
 * and when the lists repeat, overlap, name unknown turns or leave turns out.
 */
export function verifyCheckpoint(
  checkpoint: Checkpoint,
  turns: readonly Turn[],
  options: EvidenceOptions = {},
): void {
  const problems = [...listProblems(checkpoint, turns), ...claimProblems(checkpoint, turns, options)];
  if (problems.length === 0) return;
  throw new CoverageError(
    [...new Set(problems.map(({ id }) => id))],
    problems.map(({ says }) => says),
  );
}

interface Problem {
  id: TurnId;
  says: string;
}

function listProblems({ covered, uncovered, kept }: Checkpoint, turns: readonly Turn[]): Problem[] {
  const problems: Problem[] = [];
  const appended = new Set(turns.map((turn) => turn.id));
  const listedAs = new Map<TurnId, string>();
  for (const [list, ids] of Object.entries({ covered, uncovered, kept: kept ?? [] })) {
    for (const id of ids) {
      const earlier = listedAs.get(id);
      if (!appended.has(id))
        problems.push({ id, says: `${id} is listed as ${list}, and is none of the turns` });
      else if (earlier) problems.push({ id, says: `${id} is listed as ${list}, and already as ${earlier}` });
      listedAs.set(id, list);
    }
  }
  for (const { id } of turns) if (!listedAs.has(id)) problems.push({ id, says: `${id} is in no list` });
  return problems;
}

function claimProblems(
  { summary, covered }: Checkpoint,
  turns: readonly Turn[],
  options: EvidenceOptions,
): Problem[] {
  const claimed = new Set(covered);
  const evidenced = evidencedTurns(turns, summary, options);
  return turns
    .filter((turn) => claimed.has(turn.id) && !evidenced.has(turn))
    .map(({ id, anchor }) => ({
      id,
      says: `${id} is listed as covered, and ${whatIsMissing(anchor, options)}`,
    }));
}

function whatIsMissing(anchor: string | null, { facts }: EvidenceOptions): string {
  if (anchor === null) return 'it has no anchor by which that could be verified';
  return `its anchor ${JSON.stringify(anchor)}${facts ? ' or a fact of it' : ''} is absent from the summary`;
}
