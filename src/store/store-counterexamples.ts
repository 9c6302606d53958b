import { createHash } from 'node:crypto';
import { join, relative, resolve } from 'node:path';
import { counterexampleToJson } from '../../reports/json/counterexample-to-json.js';
import type { Counterexample, Report } from '../run/report.js';
import { canonicalJson } from './canonical-json.js';
import { writeAtomically } from './write-atomically.js';

/** Writes every counterexample of a report to `<directory>/<property>/<hash>.json`, and notes there where it is. */
export function storeCounterexamples(report: Report, directory: string, cwd = process.cwd()): void {
  for (const { counterexample } of report.properties) {
    if (!counterexample) continue;
    const path = join(resolve(cwd, directory), counterexample.property, `${hashOf(counterexample)}.json`);
    const file = relative(cwd, path);
    writeAtomically(path, counterexampleToJson({ ...counterexample, file }));
    counterexample.file = file;
  }
}

function hashOf({ property, observation }: Counterexample): string {
  return createHash('sha1')
    .update(canonicalJson([property, observation.scenario]))
    .digest('hex')
    .slice(0, 12);
}
