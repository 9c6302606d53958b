import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { documents, outputsIn, readDocument, snippetsIn } from '../../scripts/docs/markdown.mjs';
import { openWorkshop, runLine } from '../../scripts/docs/workshop.mjs';
import { ROOT } from './source-files.js';

const snippets = documents().flatMap((path) => snippetsIn(readDocument(path)));
/** The commands whose outputs the documents show are run where those are compared (docs.test.ts). */
const shown = documents().flatMap((path) =>
  outputsIn(readDocument(path)).map(({ command }) => command.split(' ')),
);
const isShown = ({ file }: { file: string }) => shown.some((words) => words.includes(file));
const { folder, remove } = openWorkshop(snippets);
afterAll(remove);

const RUN = 'npx compaction-check run';
const FEW = '--runs 300 --seed 1 --shrink-time 1ms --no-store';

/** How somebody would run a file. */
function lineFor(file: string): string {
  if (file.endsWith('.mjs')) return `node ${file}`;
  if (file.endsWith('.test.ts')) return `npx vitest run ${file}`;
  return file.includes('.config.') ? `${RUN} ${FEW}` : `${RUN} ${file} ${FEW}`;
}

describe('a snippet', () => {
  it('has a file name of its own', () => {
    const names = snippets.map(({ file }) => file);
    expect(names).toEqual([...new Set(names)]);
  });

  it('is type-checked as strictly as this package', () => {
    const files = snippets.map(({ file }) => file).filter((file) => file.endsWith('.ts'));
    const options =
      '--noEmit --strict --noUncheckedIndexedAccess --skipLibCheck --target ES2023 --module NodeNext';
    const { status, stdout } = runLine(`npx tsc ${options} ${files.join(' ')}`, folder);
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });

  it.each(snippets.filter((snippet) => !isShown(snippet)))(
    '$file runs, and ends with exit code $exit',
    ({ file, exit }) => {
      const { status, stdout, stderr } = runLine(lineFor(file), folder);
      expect(status, stdout + stderr).toBe(exit);
    },
  );
});

describe('an example', () => {
  const fails = ['input-range.ts'];

  const files = readdirSync(join(ROOT, 'examples'), { withFileTypes: true });

  it.each(files.filter((file) => file.isFile()).map(({ name }) => name))('%s runs', (file) => {
    const { status, stdout, stderr } = runLine(lineFor(file), join(ROOT, 'examples'));
    expect(status, stdout + stderr).toBe(fails.includes(file) ? 1 : 0);
  });
});
