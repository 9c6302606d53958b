import { readFileSync } from 'node:fs';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { HarnessError } from '../errors/harness-error.js';
import { jsonObject } from '../scenario/json-object.js';
import { publishedSchemas } from '../scenario/published-schemas.js';
import { CASSETTE_VERSION, type CassetteFile } from './cassette-file.js';
import type { ModelAnswer } from './model-answer.js';
import { requestKey } from './request-key.js';

let validate: ValidateFunction | undefined;

/**
 * The answer that a file at `path`, called `file`, has to a request; null where there is no file.
 *
 * @throws HarnessError CC_CASSETTE_DAMAGED, CC_CASSETTE_VERSION.
 */
export function readCassette(
  file: string,
  path: string,
  { model, request }: Pick<CassetteFile, 'model' | 'request'>,
): ModelAnswer | null {
  const text = readText(file, path);
  if (text === null) return null;
  const value = jsonObject(text.replace(/^\uFEFF/, ''), (reason) => damaged(file, reason));
  const { version } = value;
  if (version !== undefined && version !== CASSETTE_VERSION) throw otherVersion(file, version);
  validate ??= publishedSchemas(['cassette']).getSchema('cassette.schema.json')!;
  if (!validate(value)) {
    const { instancePath, message } = validate.errors![0]!;
    throw damaged(file, `${instancePath.slice(1).replaceAll('/', '.') || 'it'} ${message}`);
  }
  const recorded = value as unknown as CassetteFile;
  if (requestKey(recorded.model, recorded.request) !== requestKey(model, request))
    throw damaged(file, 'its request was changed, and is not the one that it is named after');
  return recorded.answer;
}

function readText(file: string, path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR'].includes((cause as NodeJS.ErrnoException).code ?? '')) return null;
    throw damaged(file, (cause as Error).message);
  }
}

function otherVersion(file: string, version: unknown): HarnessError {
  return new HarnessError({
    code: 'CC_CASSETTE_VERSION',
    what: `${file} is a recording of version ${JSON.stringify(version)}; this release reads version ${CASSETTE_VERSION}.`,
    why: 'An answer that is only half understood would be another one.',
    next: 'Use the release that wrote it, or a later one.',
  });
}

function damaged(file: string, reason: string): HarnessError {
  return new HarnessError({
    code: 'CC_CASSETTE_DAMAGED',
    what: `${file} has no answer that can be used: ${reason}.`,
    why: 'What a model never said would be judged.',
    next: 'Take the file as it was recorded; or remove it, and record with `--record`.',
  });
}
