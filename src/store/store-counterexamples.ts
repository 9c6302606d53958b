import { join, relative, resolve } from 'node:path';
import { counterexampleToJson } from '../../reports/json/counterexample-to-json.js';
import { HarnessError } from '../errors/harness-error.js';
import type { Counterexample, Report } from '../run/report.js';
import { caseHash } from '../scenario/case-hash.js';
import { readStored } from './read-stored.js';
import { writeNew } from './write-new.js';

/**
 * Writes every new counterexample of a report to `<directory>/<property>/<hash>.json`, once, and notes there where it
 * is; what is there already is left as it is, and no longer called new.
 *
 * @throws HarnessError CC_FILE_UNWRITABLE, after all that could be written was.
 */
export function storeCounterexamples(report: Report, directory: string, cwd = process.cwd()): void {
  const errors: unknown[] = [];
  for (const { counterexample } of report.properties) {
    if (!counterexample || counterexample.file !== null) continue;
    try {
      const { file, isNew } = store(counterexample, directory, cwd);
      counterexample.file = file;
      if (!isNew && counterexample.status === 'new') counterexample.status = 'stored';
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

/** Files of one name that hold something else: damaged, or of another version. */
const MOST_NAMESAKES = 100;

function store(
  { status: _, ...found }: Counterexample,
  directory: string,
  cwd: string,
): { file: string; isNew: boolean } {
  const hash = caseHash(found.property, found.observation.scenario);
  const folder = join(resolve(cwd, directory), found.property);
  for (let nth = 1; nth <= MOST_NAMESAKES; nth += 1) {
    const path = join(folder, nth === 1 ? `${hash}.json` : `${hash}-${nth}.json`);
    const file = relative(cwd, path);
    if (holds(path, hash)) return { file, isNew: false };
    // Another process may write the same file in between.
    if (writeNew(path, counterexampleToJson({ ...found, file })) || holds(path, hash))
      return { file, isNew: true };
  }
  throw new HarnessError({
    code: 'CC_FILE_UNWRITABLE',
    what: `${folder} has ${MOST_NAMESAKES} files called ${hash}, and none of them can be read.`,
    next: 'Remove those that are damaged.',
  });
}

/** Whether a file holds the same property broken on the same conversation. */
function holds(path: string, hash: string): boolean {
  try {
    const { counterexample, scenario } = readStored(path);
    return counterexample !== null && caseHash(counterexample.property, scenario) === hash;
  } catch {
    return false;
  }
}
