import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withoutBom } from '../adapters/without-bom.js';
import { HarnessError } from '../errors/harness-error.js';
import { jsonObject } from '../scenario/json-object.js';
import { KNOWN_VERSION, type KnownEntry, type KnownReading } from './known-file.js';
import { knownTrouble } from './known-trouble.js';

/**
 * Reads a file of known failures; where there is none, and it `mayBeMissing`, nothing is known.
 *
 * @throws HarnessError CC_KNOWN_MISSING, CC_KNOWN_DAMAGED, CC_KNOWN_VERSION.
 */
export function readKnown(file: string, { mayBeMissing = false, cwd = process.cwd() } = {}): KnownReading {
  const path = resolve(cwd, file);
  if (mayBeMissing && !existsSync(path)) return { file, entries: [] };
  const value = jsonObject(readText(file, path), (reason) => damaged(file, reason));
  requireVersion(file, value);
  const trouble = knownTrouble(value);
  if (trouble !== null) throw damaged(file, trouble);
  return { file, entries: value.known as KnownEntry[] };
}

function readText(file: string, path: string): string {
  try {
    return withoutBom(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new HarnessError(
      {
        code: 'CC_KNOWN_MISSING',
        what: `The file of known failures ${file} cannot be read: ${(cause as Error).message}`,
        why: 'Whether a failure is a known one could not be told.',
        next: 'Correct `--known`, or `known` in the configuration; `--update-known` makes the file.',
      },
      { cause },
    );
  }
}

function requireVersion(file: string, { version }: Record<string, unknown>): void {
  if (version === KNOWN_VERSION || version === undefined) return;
  throw new HarnessError({
    code: 'CC_KNOWN_VERSION',
    what: `${file} is a file of known failures of version ${JSON.stringify(version)}; this release reads version ${KNOWN_VERSION}.`,
    why: 'A file that is only half understood would let other failures pass.',
    next: 'Use the release that wrote it, or a later one.',
  });
}

function damaged(file: string, trouble: string): HarnessError {
  return new HarnessError({
    code: 'CC_KNOWN_DAMAGED',
    what: `${file} does not say which failures are known: ${trouble}.`,
    why: 'An entry that is not understood would let a failure pass that nobody knows, or would never expire.',
    next: 'Correct it; docs/known.md and schemas/known.schema.json say what an entry has.',
  });
}
