import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { HarnessError } from '../../errors/harness-error.js';
import { git } from './git.js';

/** A file of a repository at a commit; `path` from the root of the repository, with forward slashes. */
export interface RevisedFile {
  root: string;
  commit: string;
  path: string;
}

/**
 * Finds a file, which need not be in the working tree any more, in the commit that a revision names.
 *
 * @throws HarnessError CC_NOT_A_REPOSITORY, CC_REVISION_UNKNOWN, CC_FILE_NOT_AT_REVISION, CC_GIT_MISSING.
 */
export function findAtRevision(revision: string, file: string): RevisedFile {
  const absolute = resolve(file);
  const directory = realpathSync(existing(dirname(absolute)));
  const top = git(directory, ['rev-parse', '--show-toplevel']);
  if ('failed' in top) {
    throw new HarnessError({
      code: 'CC_NOT_A_REPOSITORY',
      what: `\`${file}\` is in no git repository: ${top.failed}`,
      why: '`--old-ref` reads the compactor as it was from the repository of the new one.',
      next: 'Name the old module, as in `compare old.ts new.ts`, or compare with a stored `--baseline`.',
    });
  }
  const root = realpathSync(top.out);
  const named = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  if ('failed' in named) {
    throw new HarnessError({
      code: 'CC_REVISION_UNKNOWN',
      what: `The repository ${root} has no revision \`${revision}\`.`,
      why: 'Without it there is no old compactor to compare with.',
      next: 'Name a branch, tag or commit that `git rev-parse` knows; a shallow clone may lack it (`git fetch --unshallow`).',
    });
  }
  const commit = named.out;
  const below = relative(existing(dirname(absolute)), absolute);
  const path = relative(root, join(directory, below)).replaceAll('\\', '/');
  const there = git(root, ['cat-file', '-t', `${commit}:${path}`]);
  if ('out' in there && there.out === 'blob') return { root, commit, path };
  throw new HarnessError({
    code: 'CC_FILE_NOT_AT_REVISION',
    what: `\`${revision}\` (${commit.slice(0, 12)}) has no file \`${path}\`.`,
    why: 'Without it there is no old compactor to compare with.',
    next: `If it had another name then, name that first: \`compare --old-ref ${revision} <old path> ${file}\`.`,
  });
}

function existing(directory: string): string {
  return existsSync(directory) ? directory : existing(dirname(directory));
}
