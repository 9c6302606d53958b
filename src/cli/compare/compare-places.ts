import { relative } from 'node:path';
import { HarnessError } from '../../errors/harness-error.js';
import { findModule } from '../subject/find-module.js';
import type { Opponent } from '../worker/protocol.js';
import { checkOut } from './check-out.js';
import { findAtRevision } from './find-at-revision.js';

/** Where both compactors are, how they were named, and the words that name them again on the command line. */
export interface ComparePlaces {
  old: Opponent['old'];
  new: string;
  sources: { old: string; new: string };
  words: readonly string[];
  /** Removes what was written to find them. */
  close(): void;
}

/** How the old one is named, if not by a module. */
export interface OldFlags {
  oldRef?: string;
  baseline?: string;
}

/**
 * Finds two compactors by what was given to the command.
 *
 * @throws HarnessError CC_COMPARE_WITH_NOTHING, CC_COMPARE_TOO_MANY, and what is wrong with a module, a revision or a
 * baseline.
 */
export function comparePlaces(files: readonly string[], { oldRef, baseline }: OldFlags): ComparePlaces {
  if (files.length > 2 || (baseline !== undefined && (oldRef !== undefined || files.length > 1)))
    throw tooMany(files, { ...(oldRef && { oldRef }), ...(baseline && { baseline }) });
  const now = findModule(files.at(-1));
  const named = files.at(-1) ?? relative(process.cwd(), now);
  const close = () => {};
  if (baseline !== undefined) {
    const sources = { old: baseline, new: named };
    return { old: { baseline }, new: now, sources, words: ['--baseline', baseline, ...files], close };
  }
  if (oldRef !== undefined) {
    const then = files[0] ?? named;
    const { file, remove } = checkOut(findAtRevision(oldRef, then));
    const sources = { old: `${oldRef}:${then}`, new: named };
    const words = ['--old-ref', oldRef, ...files];
    return { old: { module: file }, new: now, sources, words, close: remove };
  }
  if (files.length < 2) throw nothingToCompareWith(files);
  const sources = { old: files[0]!, new: named };
  return { old: { module: findModule(files[0]) }, new: now, sources, words: files, close };
}

function nothingToCompareWith(files: readonly string[]): HarnessError {
  return new HarnessError({
    code: 'CC_COMPARE_WITH_NOTHING',
    what: `Expected two modules, got ${files.length === 0 ? 'none' : `\`${files[0]}\` alone`}.`,
    why: 'A comparison needs the compactor as it was, and as it is now.',
    next: 'Run `compaction-check compare <old> <new>`, or name the old one with `--old-ref <revision>` or `--baseline <file>`.',
  });
}

function tooMany(files: readonly string[], flags: OldFlags): HarnessError {
  const given = [
    ...files,
    ...Object.keys(flags).map((flag) => (flag === 'oldRef' ? '--old-ref' : '--baseline')),
  ];
  return new HarnessError({
    code: 'CC_COMPARE_TOO_MANY',
    what: `Expected one old and one new compactor, got ${given.map((one) => `\`${one}\``).join(', ')}.`,
    why: 'It would be a guess which of them to compare.',
    next: 'Name the old one by a module, by `--old-ref`, or by `--baseline`, and the new one by a module.',
  });
}
