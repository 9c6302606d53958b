// Compiles the package to dist/, writes the pool of texts and anchors beside the module that loads it, and bundles both.
import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { isBuilt } from './is-built.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
const command = fileURLToPath(new URL('../dist/bundle/bin.js', import.meta.url));
const pool = new URL('../dist/generators/pool/', import.meta.url);

if (process.argv.includes('--if-changed') && isBuilt(root)) process.exit();

rmSync(new URL('../dist', import.meta.url), { recursive: true, force: true });

const compiled = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.json'], { cwd: root, stdio: 'inherit' });
if (compiled.status !== 0) process.exit(compiled.status ?? 1);

const { buildPool } = await import(new URL('build-pool.js', pool));
writeFileSync(new URL('pool.json', pool), `${JSON.stringify(await buildPool())}\n`);

await bundle();
chmodSync(command, 0o755);
