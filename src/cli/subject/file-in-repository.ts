import { existsSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { splitCommand } from '../../adapters/command/split-command.js';
import type { SubjectSource } from './find-subject.js';

/**
 * The file that holds a compactor, below the top of its git repository, else below the working directory, with forward
 * slashes; of a program the first of its words that is a file. Null where there is none.
 */
export function fileInRepository(source: SubjectSource, cwd = process.cwd()): string | null {
  if (typeof source !== 'string' && 'builtIn' in source) return null;
  const file = typeof source === 'string' ? resolve(cwd, source) : fileOf(source.command, cwd);
  if (file === null) return null;
  const path = relative(topOf(dirname(file)) ?? cwd, file);
  return path.startsWith('..') || isAbsolute(path) ? null : path.split(sep).join('/');
}

function fileOf(command: string | readonly string[], cwd: string): string | null {
  const words = typeof command === 'string' ? splitCommand(command) : command;
  const files = words.map((word) => resolve(cwd, word));
  return files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile()) ?? null;
}

/** The nearest directory that holds a repository, or is a work tree of one. */
function topOf(directory: string): string | null {
  if (existsSync(join(directory, '.git'))) return directory;
  const parent = dirname(directory);
  return parent === directory ? null : topOf(parent);
}
