// What is checked: one function writes a checkpoint from a summary, the other reads a turn back through it.
import { checkpointCompactor } from 'compaction-check';

// example
// This example is naive on purpose, and fails: it claims what went in, not what came out. Put yours in its place.
type Checkpoint = { summary: string; budget: number | null; covered: string[]; uncovered: string[] };

function buildCheckpoint(
  turns: readonly { id: string }[],
  summary: string,
  budget: number | null,
): Checkpoint {
  return { summary, budget, covered: turns.map(({ id }) => id), uncovered: [] };
}

function reconstruct({ summary, covered }: Checkpoint, rawLog: Record<string, string>, id: string): string {
  const text = covered.includes(id) ? summary : rawLog[id];
  if (text === undefined) throw new Error(`there is no turn ${id}`);
  return text;
}
// end of example

export default checkpointCompactor({ name: 'my-compactor', buildCheckpoint, reconstruct });
