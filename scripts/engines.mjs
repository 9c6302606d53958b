// Installs the packed package in empty projects, on each release of Node and of vitest that it says it supports, and uses it there.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packInto } from './package/pack-into.mjs';

/** vitest 5 needs Node 22. */
const PAIRS = [
  { node: '20.19.0', vitest: '4' },
  { node: '22', vitest: '4' },
  { node: '22', vitest: '5' },
  { node: '24', vitest: '5' },
];

/** Compiled as a stranger may do it, who does not skip the types of libraries. */
const TSCONFIG = {
  compilerOptions: { target: 'ES2023', strict: true, noEmit: true, types: ['node'] },
  include: ['*.ts'],
};

const REFERENCE =
  "import { referenceCompactor } from 'compaction-check';\nexport default referenceCompactor();\n";

const folder = mkdtempSync(join(tmpdir(), 'compaction-check-engines-'));
let failed = 0;
try {
  const { tarball } = packInto(folder);
  for (const pair of PAIRS) tryOn(pair, tarball);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;

function tryOn({ node, vitest }, tarball) {
  const project = mkdtempSync(join(folder, 'project-'));
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  const wanted = [
    tarball,
    `node@${node}`,
    `vitest@${vitest}`,
    'typescript@6',
    `@types/node@${parseInt(node, 10)}`,
  ];
  console.log(`Node ${node}, vitest ${vitest}`);
  const isInstalled = expectExit(
    0,
    'install',
    run(project, 'npm', ['install', '--no-audit', '--no-fund', ...wanted]),
  );
  if (!isInstalled) return;
  const binary = join(project, 'node_modules/.bin/node');
  const own = (...args) => run(project, binary, args);
  const installed = JSON.parse(
    readFileSync(join(project, 'node_modules/compaction-check/package.json'), 'utf8'),
  );
  const doors = Object.keys(installed.exports).filter(
    (door) => !/\.json$|\*/.test(door) && door !== './durable',
  );
  const imports = doors.map((door) => `await import('${door.replace('.', 'compaction-check')}');`).join('\n');
  const command = 'node_modules/compaction-check/dist/bundle/bin.js';

  expectExit(0, `import ${doors.length} doors`, own('--input-type=module', '--eval', imports));
  expectExit(0, 'init', own(command, 'init', '--kind', 'pair'));
  expectExit(1, 'run: the example of init is caught', own(command, 'run', '--runs', '300'));
  writeFileSync(join(project, 'reference.mjs'), REFERENCE);
  expectExit(0, 'run: the reference passes', own(command, 'run', 'reference.mjs', '--runs', '300'));
  expectExit(1, 'vitest: the example of init is caught', own('node_modules/vitest/vitest.mjs', 'run'));
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  expectExit(0, 'tsc: what init wrote, and our types', own('node_modules/typescript/bin/tsc'));
}

function run(cwd, program, args) {
  return spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, NO_COLOR: '1' },
  });
}

function expectExit(code, what, { status, stdout, stderr, error }) {
  const isRight = status === code;
  console.log(`  ${isRight ? 'ok    ' : 'FAILED'} ${what}`);
  if (isRight) return true;
  failed++;
  console.log(error ?? `exit code ${status}, not ${code}\n${stdout}\n${stderr}`);
  return false;
}
