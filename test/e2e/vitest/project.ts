import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { ROOT } from '../../../scripts/docs/markdown.mjs';
import { openWorkshop } from '../../../scripts/docs/workshop.mjs';

const FIXTURES = join(ROOT, 'test/fixtures');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

const filesIn = (folder: string) =>
  readdirSync(join(FIXTURES, folder)).map((name) => ({
    file: `${folder}/${name}`,
    code: readFileSync(join(FIXTURES, folder, name), 'utf8'),
  }));

/** A folder of somebody who tests compactors in vitest; `remove` it in the end. */
export function openProject() {
  const project = openWorkshop([...filesIn('vitest'), ...filesIn('compactors')]);
  // Vitest would transform a package that is linked, and take seconds for it; one that is installed it imports.
  const installed = join(project.folder, 'node_modules/compaction-check');
  rmSync(installed);
  for (const part of ['dist', 'package.json'])
    cpSync(join(ROOT, part), join(installed, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(installed, 'node_modules'), 'dir');
  return project;
}

/** What vitest was told beside the files: short limits, and that every test has to assert something. */
const CONFIG = ['--config', 'vitest/vitest.config.ts', '--root', '.'];

/** Starts vitest in a project. */
export function startVitest(folder: string, args: readonly string[], env: Record<string, string> = {}) {
  // This process is a worker of vitest itself, and says so in its environment.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|TEST$|CI$|FORCE_|NO_COLOR)/.test(name),
  );
  return execa(process.execPath, [VITEST, ...args, ...CONFIG], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), NO_COLOR: '1', ...env },
    extendEnv: false,
    reject: false,
    all: true,
  });
}

/** What became of a test. */
export interface Ended {
  suite: string;
  name: string;
  status: string;
  message: string;
}

/** Runs vitest to its end; the tests of every file that it ran, by the name of the file. */
export async function runVitest(folder: string, args: readonly string[], env: Record<string, string> = {}) {
  const report = join(folder, `report-${Math.random()}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { exitCode, all } = await startVitest(folder, ['run', ...reporters, ...args], env);
  const { testResults }: { testResults: FileResult[] } = JSON.parse(readFileSync(report, 'utf8'));
  const files: Record<string, Ended[]> = Object.fromEntries(
    testResults.map(({ name, assertionResults }) => [
      name.replace(/^.*\/(.*)\.spec\.ts$/, '$1'),
      assertionResults.map(ended),
    ]),
  );
  return { exitCode, output: all, files };
}

/** The parts of vitest's JSON report that are read here. */
interface FileResult {
  name: string;
  assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages: string[] }[];
}

function ended({ ancestorTitles, title, status, failureMessages }: FileResult['assertionResults'][0]): Ended {
  return { suite: ancestorTitles[0] ?? '', name: title, status, message: failureMessages.join('\n') };
}
