// A checkpoint pair that passes: its pointer set says what the summary holds, not what was handed in.
import {
  type Checkpoint,
  type CheckpointInfo,
  compareToCeiling,
  isPresent,
  type Turn,
  type TurnId,
} from 'compaction-check';

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  { finish = 'stop', closingMarker = '', ratios = null, countTokens }: CheckpointInfo = {},
): Checkpoint {
  // A throw refuses the pass, and the context stays as it was.
  if (finish !== 'stop' || !summary.trimEnd().endsWith(closingMarker)) throw new Error('the summary was cut');
  if (budget !== null && countTokens!(summary) > budget) throw new Error('the summary is over its budget');
  if (turns.length > 1 && turns.some(({ text }) => text.trim() === summary.trim()))
    throw new Error('an echo');
  const isTooMuch = compareToCeiling(turns, budget, ratios) > 0;
  if (isTooMuch && !reportedIds) throw new Error('too much for one summary');

  const isCovered = ({ id, anchor }: Turn) =>
    anchor !== null && isPresent(anchor, summary) && (reportedIds?.includes(id) ?? true);
  const covered = turns.filter(isCovered).map(({ id }) => id);
  const uncovered = turns.filter((turn) => !isCovered(turn)).map(({ id }) => id);
  if (covered.length === 0) throw new Error('the summary names none of the turns');
  return { summary, budget, covered, uncovered, kept: [] };
}

/** The raw log knows best; the summary speaks for a turn only when its entry is lost. */
function reconstruct({ covered, summary }: Checkpoint, rawLog: Record<TurnId, string>, id: TurnId): string {
  const text = Object.hasOwn(rawLog, id) ? rawLog[id] : undefined;
  if (text !== undefined) return text;
  if (covered.includes(id)) return summary;
  throw new Error(`no summary covers turn ${id}, and the raw log has no entry for it`);
}

export default { name: 'examples/checkpoint-pair', buildCheckpoint, reconstruct };
