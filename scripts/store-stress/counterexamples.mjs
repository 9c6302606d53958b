const PROPERTIES = ['coverage/anchors-present', 'reconstruction/fact-answered'];

/** What a store takes, of a compactor that claims all that went in. */
export async function foundReport() {
  // The writers need only what is below.
  const { check } = await import('../../dist/src/check.js');
  const compactor = {
    buildCheckpoint: (turns, summary, budget) => ({
      ...{ summary, budget, uncovered: [] },
      covered: turns.map(({ id }) => id),
    }),
    reconstruct: ({ summary }) => summary,
  };
  return check(compactor, { runs: 40, seed: 1, properties: PROPERTIES });
}

/** The report with conversations of their own: each number gives others, and the same number the same. */
export function variantOf(report, number, directory) {
  const copy = structuredClone(report);
  for (const { counterexample } of copy.properties) {
    counterexample.observation.scenario.settings.window = 10_000 + number;
    counterexample.file = null;
  }
  return { ...copy, store: { directory, cases: [], problems: [] } };
}
