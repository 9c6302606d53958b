// What a second worker gains: a run with two against the same run with one. Rounds are interleaved, figures are medians,
// one line of JSON for each.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { medianOf } from './figures/median-of.mjs';
import { printFigure } from './figures/print-figure.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const pathOf = (name) => fileURLToPath(new URL(`../dist/bundle/${name}`, import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'bench-'));
const subject = join(root, 'subject.mjs');
const from = JSON.stringify(new URL('../dist/bundle/index.js', import.meta.url).href);
writeFileSync(subject, `import { referenceCompactor } from ${from};\nexport default referenceCompactor();\n`);
const RUNS = '4000';

function msWith(workers) {
  const args = ['run', subject, '--seed', '1', '--runs', RUNS, '--no-store', '--quiet', '--workers', workers];
  const started = performance.now();
  const { status, stdout } = spawnSync(process.execPath, [pathOf('bin.js'), ...args], { cwd: root });
  if (status !== 0) throw new Error(`The reference did not pass: ${stdout}`);
  return performance.now() - started;
}

try {
  const ratios = [];
  for (let round = 0; round < Number(values.rounds); round += 1) ratios.push(msWith('1') / msWith('2'));
  const value = medianOf(ratios);
  const figure = `times as fast with two workers as with one, ${RUNS} runs`;
  printFigure({ bench: 'workers', figure, value, least: 1.6, holds: value >= 1.6 });
} finally {
  rmSync(root, { recursive: true, force: true });
}
