import { resolve } from 'node:path';
import { toJson } from '../../reports/json/to-json.js';
import { HarnessError } from '../errors/harness-error.js';
import type { StoreReport } from '../run/report.js';
import { readStored } from './read-stored.js';
import { writeAtomically } from './write-atomically.js';

/** Notes in the files of cases that were seen to be fixed that they are; where that fails, it is a problem and no error. */
export function markFixed({ cases, problems }: StoreReport, cwd = process.cwd()): void {
  for (const { file, status } of cases) {
    if (status !== 'fixed') continue;
    const path = resolve(cwd, file);
    try {
      const { counterexample } = readStored(file, path);
      // The scenario in it is written as it was read: nothing is lost of a text that was edited by hand.
      if (counterexample && !counterexample.fixed)
        writeAtomically(path, toJson({ ...counterexample, fixed: true }));
    } catch (error) {
      if (!(error instanceof HarnessError)) throw error;
      const says = `that it is fixed could not be noted: ${error.message.replace(/\s*\n\s*/g, ' ')}`;
      problems.push({ file, code: error.code, says });
    }
  }
}
