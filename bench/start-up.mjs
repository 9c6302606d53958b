// What the command costs before its first case, and until the first failure of a compactor that claims its input range,
// in times what Node needs anyway. Rounds are interleaved, figures are medians, one line of JSON for each.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { medianOf } from './figures/median-of.mjs';
import { printFigure } from './figures/print-figure.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
const pathOf = (name) => fileURLToPath(new URL(`../dist/bundle/${name}`, import.meta.url));
const urlOf = (name) => new URL(`../dist/bundle/${name}`, import.meta.url).href;
const root = mkdtempSync(join(tmpdir(), 'bench-'));
const subject = join(root, 'subject.mjs');
const loader = join(root, 'loader.mjs');
writeFileSync(
  subject,
  `import { FAULTY } from ${JSON.stringify(urlOf('faulty.js'))};\nexport default FAULTY.find(({ name }) => name === 'input-range').make();\n`,
);
// What a run needs as well: the check, its engine, and the counter of tokens.
const needed = ['fast-check', 'gpt-tokenizer/encoding/o200k_base'].map((name) => import.meta.resolve(name));
const modules = [`file://${subject}`, urlOf('index.js'), ...needed];
writeFileSync(loader, modules.map((url) => `import ${JSON.stringify(url)};\n`).join(''));

const first = ['run', subject, '--seed', '1', '--bail', '--no-store', '--quiet', '--shrink-time', '1ms'];
const SIDES = {
  node: ['-e', ''],
  help: [pathOf('bin.js'), '--help'],
  loading: [loader],
  first: [pathOf('bin.js'), ...first],
};
const EXIT = { first: 1 };

function msOf(name) {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, SIDES[name], { cwd: root });
  if (status !== (EXIT[name] ?? 0)) throw new Error(`${name} ended with ${status}: ${stderr}`);
  return performance.now() - started;
}

try {
  const ms = Object.fromEntries(Object.keys(SIDES).map((name) => [name, []]));
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const name of Object.keys(SIDES)) ms[name].push(msOf(name));
  const bench = 'start-up';
  const times = (one, other) => medianOf(ms[one].map((each, round) => each / ms[other][round]));
  const figure = (name, value, limit) =>
    printFigure({ bench, figure: name, value, limit, holds: value <= limit });
  figure('what `--help` costs, in times bare node', times('help', 'node'), 2);
  figure('what the first failure costs, in times loading the same modules', times('first', 'loading'), 1.5);
} finally {
  rmSync(root, { recursive: true, force: true });
}
