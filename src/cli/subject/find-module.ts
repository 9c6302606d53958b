import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { HarnessError } from '../../errors/harness-error.js';

const ENDINGS = ['ts', 'mts', 'js', 'mjs', 'cts', 'cjs'];

/**
 * The absolute path of the module to check: the given file, else `compaction-check.config.*` in the working directory.
 *
 * @throws HarnessError CC_FILE_MISSING, CC_FILE_IS_DIRECTORY, or CC_CONFIG_MISSING when no file was given or found.
 */
export function findModule(file: string | undefined, cwd = process.cwd()): string {
  if (file === undefined) return findConfig(cwd);
  const path = resolve(cwd, file);
  if (!existsSync(path)) {
    throw new HarnessError({
      code: 'CC_FILE_MISSING',
      what: `There is no file \`${file}\` (looked for ${path}).`,
      why: 'Without it there is no compactor to check.',
      next: 'Check the path; it is relative to the working directory.',
    });
  }
  if (statSync(path).isDirectory()) {
    throw new HarnessError({
      code: 'CC_FILE_IS_DIRECTORY',
      what: `\`${file}\` is a directory.`,
      why: 'A compactor is the default export of one module.',
      next: 'Name the module file in it, such as `compactor.ts`.',
    });
  }
  return path;
}

/** The absolute path of the configuration in a directory, if there is one. */
export function configIn(cwd: string): string | undefined {
  return ENDINGS.map((ending) => resolve(cwd, `compaction-check.config.${ending}`)).find(existsSync);
}

function findConfig(cwd: string): string {
  const found = configIn(cwd);
  if (found) return found;
  throw new HarnessError({
    code: 'CC_CONFIG_MISSING',
    what: `No file was given, and there is no \`compaction-check.config.{${ENDINGS.join(',')}}\` in ${cwd}.`,
    why: 'Without one there is no compactor to check.',
    next: 'Run `compaction-check run <file>` with the module whose default export is your compactor.',
  });
}
