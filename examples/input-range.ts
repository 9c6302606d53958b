// The failure that this package is about: the pointer set says what went in, not what came out.
type Checkpoint = { summary: string; covered: string[] };

function buildCheckpoint(turns: { id: string }[], summary: string, budget: number | null) {
  return { summary, budget, covered: turns.map((turn) => turn.id), uncovered: [] };
}

function reconstruct({ summary, covered }: Checkpoint, rawLog: Record<string, string>, id: string) {
  return covered.includes(id) ? summary : rawLog[id];
}

export default { buildCheckpoint, reconstruct };
