import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { emptyDirectory } from '../e2e/command.js';
import { ROOT } from './source-files.js';

const ACTION = readFileSync(join(ROOT, 'action.yml'), 'utf8');
const SCRIPT = /^ {6}run: \|\n((?: {8}.*\n|\n)+)/m.exec(ACTION)![1]!.replace(/^ {8}/gm, '');

/** The names that stand two columns in, below a heading of the file. */
const namesIn = (heading: string) => {
  const [, block] = new RegExp(`^${heading}:\\n((?: .*\\n|\\n)+)`, 'm').exec(ACTION)!;
  return [...block!.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name!);
};

/** Runs the script of the action as GitHub's runner does, with a command that notes its words and exits with `code`. */
async function play(inputs: Record<string, string>, code = 0) {
  const cwd = emptyDirectory();
  const bin = join(cwd, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'npx'), `#!/bin/bash\nprintf '%s\\n' "$@" > words\nexit ${code}\n`);
  chmodSync(join(bin, 'npx'), 0o755);
  writeFileSync(join(cwd, 'script.sh'), SCRIPT);
  const env = {
    PATH: `${bin}:${process.env.PATH}`,
    ...{ GITHUB_OUTPUT: join(cwd, 'output'), INPUT_FILE: '', INPUT_COMMAND: '', INPUT_ARGUMENTS: '' },
    ...{ INPUT_REPORTS: 'reports', INPUT_WORKING_DIRECTORY: 'packages/a', ...inputs },
  };
  const flags = ['--noprofile', '--norc', '-e', '-o', 'pipefail', 'script.sh'];
  const { exitCode } = await execa('bash', flags, { cwd, env, reject: false });
  const read = (name: string) => readFileSync(join(cwd, name), 'utf8').trimEnd().split('\n');
  return { exitCode, words: read('words'), output: read('output') };
}

describe('the action', () => {
  it('gives every input to its script as a variable, and none as code', () => {
    expect(SCRIPT).not.toContain('${{');
    for (const name of namesIn('inputs')) expect(ACTION).toContain(`: \${{ inputs.${name} }}\n`);
  });

  it('uses no other action, and installs nothing', () => {
    expect(ACTION).not.toMatch(/\buses:|npm (?:i|install|ci)\b/);
    expect(SCRIPT).toContain('npx --no-install compaction-check ');
  });

  it('runs the command with its reports, whatever the inputs hold', async () => {
    const file = 'a b/$(touch evil)`id`;.ts';
    const { exitCode, words } = await play({
      INPUT_FILE: file,
      INPUT_ARGUMENTS: '--runs\n50\n\n--level\nshould',
    });
    expect(exitCode).toBe(0);
    expect(words.slice(0, 8)).toEqual([
      ...['--no-install', 'compaction-check', 'run', file],
      ...['--runs', '50', '--level', 'should'],
    ]);
    expect(words.slice(8).filter((word) => word.startsWith('--'))).toEqual([
      ...['--github', '--junit', '--sarif', '--json', '--markdown-comment'],
    ]);
  });

  it('gives the command of a program as one word', async () => {
    const { words } = await play({ INPUT_COMMAND: 'python3 my.py' });
    expect(words.slice(2, 5)).toEqual(['run', '--command', 'python3 my.py']);
  });

  it('exits as the command does, and names its outputs all the same', async () => {
    const { exitCode, output } = await play({}, 2);
    expect(exitCode).toBe(2);
    expect(output[0]).toBe('exit-code=2');
    expect(output.map((line) => line.split('=')[0])).toEqual(namesIn('outputs'));
    expect(output[1]).toBe('junit=packages/a/reports/junit.xml');
  });

  it('gives the command only options that it has', async () => {
    const help = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const { words } = await play({});
    for (const word of words.filter((one) => /^--(?!no-install)/.test(one)))
      expect(help).toContain(`\`${word} `.trim());
  });
});
