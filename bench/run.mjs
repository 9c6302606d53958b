// Runs every benchmark of this folder, or those named with --only, one after the other; each prints a line of JSON for
// each figure. --out writes the lines to a file, behind one that says what was run; --compare <file> ends with 1 where a
// ratio has lost more than a fifth against the lines of that file.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { lossesOf } from './figures/losses-of.mjs';
import { readFigures } from './figures/read-figures.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string' },
    compare: { type: 'string' },
  },
});
// Read before anything runs: a file that is missing should not be found out an hour later.
const earlier = values.compare && readFigures(readFileSync(values.compare, 'utf8')).figures;
const folder = new URL('.', import.meta.url);
const all = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs') && name !== 'run.mjs')
  .map((name) => name.slice(0, -'.mjs'.length));
const chosen = values.only?.split(',') ?? all;
const unknown = chosen.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(', ')}; there are ${all.join(', ')}.`);
  process.exit(2);
}

/** What waited for a core in the last quarter of an hour, on the average: the benchmark itself is about one. */
const load = () => Number(loadavg()[2].toFixed(1));

const rounds = values.rounds === undefined ? [] : ['--rounds', values.rounds];
const lines = [];
for (const name of chosen.sort()) {
  const file = fileURLToPath(new URL(`${name}.mjs`, folder));
  const { status, stdout } = spawnSync(process.execPath, [file, ...rounds], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  process.stdout.write(stdout);
  lines.push(...stdout.split('\n').filter(Boolean));
  if (status !== 0) process.exitCode = 1;
}

if (values.out) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const what = {
    date: new Date().toISOString().slice(0, 10),
    commit,
    node: process.version,
    cores: availableParallelism(),
    load: load(),
  };
  writeFileSync(values.out, `${[JSON.stringify(what), ...lines].join('\n')}\n`);
}
if (earlier) {
  const losses = lossesOf(
    earlier,
    lines.map((line) => JSON.parse(line)),
  );
  for (const loss of losses) console.error(loss);
  if (losses.length > 0) process.exitCode = 1;
}
