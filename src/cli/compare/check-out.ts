import { existsSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dirname as above } from 'node:path/posix';
import { HarnessError } from '../../errors/harness-error.js';
import { INTERRUPTED } from '../exit-codes.js';
import type { RevisedFile } from './find-at-revision.js';
import { git } from './git.js';
import { removeAtTheEnd } from './remove-at-the-end.js';

/** A commit's files in a directory of their own. */
export interface Checkout {
  /** The file that was asked for. */
  file: string;
  remove(): void;
}

/**
 * Writes all files of a commit to a temporary directory, with the packages that are installed now. Neither the working
 * tree nor the index is touched, and what was written is removed however the process ends, unless it is killed.
 *
 * @throws HarnessError CC_CHECKOUT_FAILED.
 */
export function checkOut({ root, commit, path }: RevisedFile): Checkout {
  const directory = mkdtempSync(join(realpathSync(tmpdir()), 'compaction-check-old-'));
  const release = removeAtTheEnd(directory);
  // Until the comparison listens to it, an interrupt has nothing to stop but this.
  const interrupt = () => process.exit(INTERRUPTED);
  process.on('SIGINT', interrupt);
  try {
    const tree = join(directory, 'tree');
    mkdirSync(tree);
    const index = join(directory, 'index');
    for (const args of [
      ['read-tree', commit],
      ['checkout-index', '--all', '--quiet', `--prefix=${tree}/`],
    ]) {
      const answer = git(root, args, index);
      if ('failed' in answer) throw checkoutFailed(commit, answer.failed);
    }
    linkPackages(root, tree, index, path);
    return { file: join(tree, path), remove: release };
  } catch (error) {
    release();
    throw error;
  } finally {
    process.off('SIGINT', interrupt);
  }
}

/** Links what is installed beside every package of the repository, and above it. */
function linkPackages(root: string, tree: string, index: string, path: string): void {
  const listed = git(root, ['ls-files', '-z', '--', 'package.json', '**/package.json'], index);
  const files = 'out' in listed ? listed.out.split('\0').filter(Boolean) : [];
  const folders = new Set([...files, path].flatMap(foldersOf));
  for (const folder of folders) link(join(root, folder), join(tree, folder));
  const nearest = parentsOf(root).find((parent) => existsSync(join(parent, 'node_modules')));
  if (nearest !== undefined) link(nearest, dirname(tree));
}

function link(from: string, to: string): void {
  const [packages, place] = [join(from, 'node_modules'), join(to, 'node_modules')];
  if (existsSync(packages) && existsSync(to) && !existsSync(place))
    symlinkSync(realpathSync(packages), place, 'junction');
}

/** The folders above a file of the repository, its root included. */
function foldersOf(file: string): string[] {
  const folder = above(file);
  return folder === '.' ? ['.'] : [folder, ...foldersOf(folder)];
}

function parentsOf(directory: string): string[] {
  const parent = dirname(directory);
  return parent === directory ? [] : [parent, ...parentsOf(parent)];
}

function checkoutFailed(commit: string, said: string): HarnessError {
  return new HarnessError({
    code: 'CC_CHECKOUT_FAILED',
    what: `The files of ${commit.slice(0, 12)} could not be written to a temporary directory: ${said}`,
    why: 'Without them there is no old compactor to compare with.',
    next: 'Correct what git names; a partial clone may have to fetch the files first.',
  });
}
