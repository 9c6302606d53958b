import { readFileSync } from 'node:fs';

/** What a measure of strength says: what was run, and for each faulty compactor its trials, baselines and row of the matrix. */
export function readLines(file) {
  const [what, ...lines] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const rows = new Map();
  for (const { compactor, ...line } of lines) {
    const row = rows.get(compactor) ?? { compactor, trials: [], baselines: {}, matrix: null };
    rows.set(compactor, row);
    if (line.matrix) row.matrix = line.matrix;
    else if (line.baseline) row.baselines[line.baseline] = [...(row.baselines[line.baseline] ?? []), line];
    else row.trials.push(line);
  }
  return { what, rows: [...rows.values()].map(withParts) };
}

function withParts(row) {
  const found = row.trials.filter(({ detected }) => detected);
  const shrunk = found.filter(({ size }) => size !== undefined);
  const certified = shrunk.filter(({ minimum }) => minimum !== undefined);
  const minimal = certified.filter(({ size, minimum }) => size.join() === minimum.join());
  const runs = found.map((trial) => trial.runs);
  return { ...row, property: row.trials[0].property, found, runs, shrunk, certified, minimal };
}
