import { existsSync } from 'node:fs';
import { isBuiltIn } from './built-in.js';
import { configIn } from './find-module.js';
import { findSubject, type SubjectSource } from './find-subject.js';

/** What a model summarizes for where nothing else is named. */
const REFERENCE = 'reference';

/**
 * What is to be calibrated: a program, a module, or where there is no such file an example compactor of that name; with
 * a model and nothing else, the reference compactor.
 *
 * @throws HarnessError as `findSubject` does.
 */
export function findCalibrated(
  name: string | undefined,
  command: string | undefined,
  model: string | undefined,
): SubjectSource {
  if (name !== undefined && command === undefined && !existsSync(name) && isBuiltIn(name))
    return { builtIn: name };
  const isAlone = name === undefined && command === undefined && model !== undefined;
  return isAlone && !configIn(process.cwd()) ? { builtIn: REFERENCE } : findSubject(name, command);
}
