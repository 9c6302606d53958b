import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEFAULTS } from '../compactor/capabilities-of.js';
import { HarnessError } from '../errors/harness-error.js';
import type { StoreProblem } from '../run/report.js';
import type { StoredCase, StoreReading } from '../run/stored-case.js';
import { listStore } from './list-store.js';
import { readStored } from './read-stored.js';

/**
 * Reads a store; each file in it that cannot be used becomes a problem, and the others are read.
 *
 * @throws HarnessError CC_STORE_UNREADABLE.
 */
export function readStore(directory: string, cwd = process.cwd()): StoreReading {
  const { files, problems } = listStore(directory, cwd);
  const cases: StoredCase[] = [];
  for (const file of files) {
    try {
      cases.push(readCase(file, cwd));
    } catch (error) {
      problems.push(problemOf(file, error));
    }
  }
  return { directory, cases, problems };
}

function readCase(file: string, cwd: string): StoredCase {
  const path = resolve(cwd, file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    const what = `${file} is no file, nor does it lead to one.`;
    throw new HarnessError({ code: 'CC_STORE_UNREADABLE', what, next: 'Remove it.' });
  }
  const { counterexample, scenario } = readStored(file, path);
  if (!counterexample) {
    throw new HarnessError({
      code: 'CC_STORE_FOREIGN',
      what: `${file} is a bare scenario, which says of no property that it breaks it.`,
      next: `\`compaction-check replay ${file}\` judges all properties on it.`,
    });
  }
  const {
    property,
    compactor,
    observation,
    found,
    shrinking,
    returned,
    tries,
    fixed = false,
  } = counterexample;
  const { supports } = observation;
  if (typeof compactor !== 'string' || typeof supports !== 'object' || supports === null)
    throw new HarnessError({
      code: 'CC_COUNTEREXAMPLE_DAMAGED',
      what: `${file} cannot be replayed: it does not say on which compactor it was found, and what that supports.`,
      next: 'Take the file as `compaction-check run` wrote it.',
    });
  return {
    file,
    property,
    compactor,
    // What was unknown when it was written was not asked of it either.
    supports: { ...DEFAULTS, ...supports },
    scenario,
    found,
    shrinking,
    returned,
    ...(tries && { tries }),
    fixed: fixed === true,
  };
}

function problemOf(file: string, error: unknown): StoreProblem {
  if (!(error instanceof HarnessError))
    return {
      file,
      code: 'CC_STORE_UNREADABLE',
      says: error instanceof Error ? error.message : String(error),
      unread: true,
    };
  const { code, message, next } = error;
  const says = message.slice(0, -next.length).replaceAll(`${file} `, '').trim();
  const problem = { file, code, says: says.replace(/\s*\n\s*/g, ' ') };
  // A bare scenario was read, and is no case.
  return code === 'CC_STORE_FOREIGN' ? problem : { ...problem, unread: true };
}
