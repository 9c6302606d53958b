import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { HarnessError } from '../errors/harness-error.js';
import type { StoreProblem } from '../run/report.js';

/** The JSON files in a store, in order, relative to the working directory, and what else is in the way. */
export interface StoreListing {
  files: string[];
  problems: StoreProblem[];
}

/**
 * Lists a store; one that is not there is empty.
 *
 * @throws HarnessError CC_STORE_UNREADABLE when it is no directory, or cannot be read.
 */
export function listStore(directory: string, cwd = process.cwd()): StoreListing {
  const root = resolve(cwd, directory);
  const listing: StoreListing = { files: [], problems: [] };
  try {
    if (!statSync(root, { throwIfNoEntry: false })) return listing;
    list(root, cwd, listing, readdirSync(root, { withFileTypes: true }));
  } catch (cause) {
    throw new HarnessError(
      {
        code: 'CC_STORE_UNREADABLE',
        what: `The store ${directory} cannot be read: ${(cause as Error).message}`,
        why: 'Counterexamples that are in it would not be replayed, and nothing could be added to it.',
        next: 'Name a directory with --store, or use none with --no-store.',
      },
      { cause },
    );
  }
  listing.files.sort();
  return listing;
}

function list(directory: string, cwd: string, listing: StoreListing, entries: readonly Dirent[]): void {
  for (const entry of entries) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) listDirectory(path, cwd, listing);
    else if (entry.isSymbolicLink() && leadsToDirectory(path))
      listing.problems.push({
        file: relative(cwd, path),
        code: 'CC_STORE_LINK',
        says: 'a symbolic link to a directory is not followed within a store',
        unread: true,
      });
    else if (entry.name.endsWith('.json')) listing.files.push(relative(cwd, path));
  }
}

function listDirectory(path: string, cwd: string, listing: StoreListing): void {
  try {
    list(path, cwd, listing, readdirSync(path, { withFileTypes: true }));
  } catch (cause) {
    const says = `it cannot be read: ${(cause as Error).message}`;
    listing.problems.push({ file: relative(cwd, path), code: 'CC_STORE_UNREADABLE', says, unread: true });
  }
}

function leadsToDirectory(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
