import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withoutBom } from '../adapters/without-bom.js';
import type { Report } from '../run/report.js';
import { writeAtomically } from '../store/write-atomically.js';
import { applyKnown, type KnownContext } from './apply-known.js';
import { KNOWN_VERSION, type KnownEntry } from './known-file.js';
import { readKnown } from './read-known.js';
import { unreplayedIn } from './unreplayed-in.js';
import { updatedEntries } from './updated-entries.js';
import { utcDay } from './utc-day.js';

/** So long may a failure go on before somebody has to look at it again. */
const DAYS = 90;

/**
 * Writes into the file of known failures what a run found, and returns the report as it is with that file; what others
 * wrote there in the meantime is kept.
 *
 * @throws HarnessError CC_KNOWN_DAMAGED, CC_KNOWN_VERSION, CC_FILE_UNWRITABLE.
 */
export function updateKnown(
  report: Report,
  file: string,
  context: KnownContext = {},
  cwd = process.cwd(),
): Report {
  const { unreplayed = unreplayedIn(report.store, report.compactor.name) } = context;
  const { entries: before } = readKnown(file, { mayBeMissing: true, cwd });
  const { entries, update } = updatedEntries(before, report, unreplayed, utcDay(DAYS));
  const path = resolve(cwd, file);
  const text = textOf(entries, headOf(path));
  if (text !== textAt(path)) writeAtomically(path, text);
  return applyKnown({ ...report, known: { file, update, elsewhere: 0 } }, { file, entries }, context);
}

function textOf(known: KnownEntry[], head: object): string {
  return `${JSON.stringify({ ...head, version: KNOWN_VERSION, known }, null, 2)}\n`;
}

/** What an editor was told of the file stays in it. */
function headOf(path: string): object {
  const { $schema } = JSON.parse(withoutBom(textAt(path) ?? '{}')) as { $schema?: string };
  return $schema === undefined ? {} : { $schema };
}

function textAt(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
