import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileInRepository } from '../../../../src/cli/subject/file-in-repository.js';

const ROOT = realpathSync(mkdtempSync(join(tmpdir(), 'compaction-check-')));
const PACKAGE = join(ROOT, 'packages/a');
mkdirSync(join(PACKAGE, 'src'), { recursive: true });
mkdirSync(join(ROOT, '.git'));
writeFileSync(join(PACKAGE, 'src/mine.py'), '');

it('is below the top of the repository, wherever the command was started', () => {
  expect(fileInRepository('src/mine.ts', PACKAGE)).toBe('packages/a/src/mine.ts');
  expect(fileInRepository(join(PACKAGE, 'mine.ts'), ROOT)).toBe('packages/a/mine.ts');
});

it('is below the working directory where there is no repository', () => {
  const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'compaction-check-')));
  expect(fileInRepository('src/mine.ts', cwd)).toBe('src/mine.ts');
  expect(fileInRepository('../elsewhere/mine.ts', cwd)).toBe(null);
});

it('is the file that a program is started with', () => {
  expect(fileInRepository({ command: 'python3 -u src/mine.py --fast' }, PACKAGE)).toBe(
    'packages/a/src/mine.py',
  );
  expect(fileInRepository({ command: ['cat', 'nothing'] }, PACKAGE)).toBe(null);
});
