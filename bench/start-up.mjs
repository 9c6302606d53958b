// What the command costs before its first case, and until the first failure of a compactor that claims its input range,
// in times what Node needs anyway. Rounds are interleaved, figures are medians, one line of JSON for each.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BIN, urlOf } from './command/bundle.mjs';
import { msOfNode } from './command/ms-of-node.mjs';
import { medianOf } from './figures/median-of.mjs';
import { printFigure } from './figures/print-figure.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
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
  node: () => msOfNode(['-e', ''], { cwd: root }),
  help: () => msOfNode([BIN, '--help'], { cwd: root }),
  loading: () => msOfNode([loader], { cwd: root }),
  first: () => msOfNode([BIN, ...first], { cwd: root, status: 1 }),
};

try {
  const ms = Object.fromEntries(Object.keys(SIDES).map((name) => [name, []]));
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [name, msOf] of Object.entries(SIDES)) ms[name].push(msOf());
  const bench = 'start-up';
  const times = (one, other) => medianOf(ms[one].map((each, round) => each / ms[other][round]));
  const figure = (name, value, limit) =>
    printFigure({ bench, figure: name, value, better: 'less', limit, holds: value <= limit });
  figure('what `--help` costs, in times bare node', times('help', 'node'), 2);
  figure('what the first failure costs, in times loading the same modules', times('first', 'loading'), 1.5);
} finally {
  rmSync(root, { recursive: true, force: true });
}
