// What a second worker gains: a run with two against the same run with one. Rounds are interleaved, figures are medians,
// one line of JSON for each.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BIN, urlOf } from './command/bundle.mjs';
import { msOfNode } from './command/ms-of-node.mjs';
import { medianOf } from './figures/median-of.mjs';
import { printFigure } from './figures/print-figure.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const root = mkdtempSync(join(tmpdir(), 'bench-'));
const subject = join(root, 'subject.mjs');
const from = JSON.stringify(urlOf('index.js'));
writeFileSync(subject, `import { referenceCompactor } from ${from};\nexport default referenceCompactor();\n`);
const RUNS = '4000';

function msWith(workers) {
  const args = ['run', subject, '--seed', '1', '--runs', RUNS, '--no-store', '--quiet', '--workers', workers];
  return msOfNode([BIN, ...args], { cwd: root });
}

try {
  const ratios = [];
  for (let round = 0; round < Number(values.rounds); round += 1) ratios.push(msWith('1') / msWith('2'));
  const value = medianOf(ratios);
  const figure = `times as fast with two workers as with one, ${RUNS} runs`;
  printFigure({ bench: 'workers', figure, value, better: 'more', least: 1.6, holds: value >= 1.6 });
} finally {
  rmSync(root, { recursive: true, force: true });
}
