import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RegressionCase, StoreReport } from '../run/report.js';
import { UNFINISHED } from './through-unfinished.js';

/** Nobody writes at one file for so long. */
const AN_HOUR_MS = 3_600_000;

/** Removes the files of cases that a compactor had and that are fixed, and what killed processes left unfinished. */
export function pruneFixed(
  { directory, cases, problems }: StoreReport,
  compactor: string,
  cwd = process.cwd(),
): void {
  for (const one of cases) {
    if (one.compactor !== compactor || !isFixed(one)) continue;
    try {
      rmSync(resolve(cwd, one.file), { force: true });
      one.pruned = true;
    } catch (error) {
      const says = `it could not be removed: ${(error as Error).message}`;
      problems.push({ file: one.file, code: 'CC_FILE_UNREMOVABLE', says });
    }
  }
  removeLeftovers(resolve(cwd, directory));
}

function isFixed({ status }: RegressionCase): boolean {
  return status === 'fixed' || status === 'holds';
}

function removeLeftovers(root: string): void {
  try {
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      const path = join(root, name);
      if (!name.endsWith(UNFINISHED)) continue;
      const found = lstatSync(path, { throwIfNoEntry: false });
      if (found?.isFile() && Date.now() - found.mtimeMs > AN_HOUR_MS) rmSync(path, { force: true });
    }
  } catch {
    // What is left over is in nobody's way.
  }
}
