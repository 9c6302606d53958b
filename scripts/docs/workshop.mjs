// A folder like that of somebody who installed the package and saved the snippets of a document.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './markdown.mjs';

const INSTALLED = ['vitest', 'typescript', '@types'];

/** Makes the folder; `remove` it in the end. */
export function openWorkshop(snippets) {
  const folder = mkdtempSync(join(tmpdir(), 'compaction-check-docs-'));
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  symlinkSync(ROOT, join(modules, 'compaction-check'), 'dir');
  for (const name of INSTALLED) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'dir');
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  for (const { file, code } of snippets) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs a command line of a document in a folder; `npx compaction-check` is the built command, `npm run` is at the root. */
export function runLine(line, folder) {
  const words = line.split(' ').flatMap((word) => (word.includes('*') ? matching(word, folder) : [word]));
  const isScript = words[0] === 'npm';
  const [program, ...args] = isScript ? words.toSpliced(2, 0, '--silent') : commandOf(words);
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const options = { cwd: isScript ? ROOT : folder, env, encoding: 'utf8', maxBuffer: 2 ** 28 };
  const { status, stdout, stderr } = spawnSync(program, args, options);
  return { status, stdout, stderr };
}

function commandOf([program, tool, ...args]) {
  if (program === 'npx' && tool === 'compaction-check')
    return [process.execPath, join(ROOT, 'dist/bundle/bin.js'), ...args];
  if (program === 'npx') return [join(ROOT, 'node_modules/.bin', tool), ...args];
  if (program === 'node') return [process.execPath, tool, ...args];
  throw new Error(`No document may show the output of \`${program}\`.`);
}

/** The files that a word such as `some/folder/*.json` stands for. */
function matching(word, folder) {
  const [before, after] = word.split('*');
  const names = readdirSync(join(folder, before)).filter((name) => name.endsWith(after));
  return names.map((name) => `${before}${name}`);
}
