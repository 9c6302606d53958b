/** The lines of a results file: what was run, if its first line says so, and the figures. */
export function readFigures(text) {
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return {
    what: lines.find(({ figure }) => figure === undefined) ?? null,
    figures: lines.filter(({ figure }) => figure !== undefined),
  };
}
