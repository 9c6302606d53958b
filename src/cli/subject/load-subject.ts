import type { CheckOptions } from '../../check/check-options.js';
import { defaultsFor } from '../../check/defaults-for.js';
import { overrideOptions } from '../../check/override-options.js';
import { subjectFrom } from '../../check/subject-from.js';
import { validateOptions } from '../../check/validate-options.js';
import type { Compactor } from '../../compactor/compactor.js';
import { withinLimit } from '../../drive/time-limit.js';
import { HarnessError } from '../../errors/harness-error.js';
import type { SubjectSource } from './find-subject.js';
import { loadModule } from './load-module.js';

/** A compactor under test, and how its module wants it to be checked. */
export interface Subject {
  compactor: Compactor;
  options: CheckOptions;
}

/**
 * The compactor of a program, or that a module exports by default, alone or in a configuration; loading a module may
 * take `limitMs`.
 *
 * @throws HarnessError CC_MODULE_BROKEN when the module cannot be loaded, CC_NO_DEFAULT_EXPORT, CC_NOT_A_COMPACTOR,
 * or what is wrong with the configuration's options.
 */
export async function loadSubject(source: SubjectSource, limitMs?: number): Promise<Subject> {
  if (typeof source === 'string') return fromModule(source, limitMs);
  if (!('builtIn' in source)) return alone(source);
  // All example compactors are loaded with one of them.
  const { makeBuiltIn } = await import('./built-in.js');
  return alone(makeBuiltIn(source.builtIn));
}

async function alone(given: unknown): Promise<Subject> {
  const compactor = await subjectFrom(given);
  return { compactor, options: defaultsFor(compactor) };
}

async function fromModule(file: string, limitMs?: number): Promise<Subject> {
  const value = defaultExport(await load(file, limitMs), file);
  if (typeof value !== 'object' || value === null || !('compactor' in value)) return alone(value);
  const { compactor: given, ...options } = value;
  const compactor = await subjectFrom(given);
  const valid = validateOptions(options, (option) => `${option} (in ${file})`);
  return { compactor, options: overrideOptions(defaultsFor(compactor), valid) };
}

async function load(file: string, limitMs?: number): Promise<object> {
  try {
    const loading = loadModule(file);
    return await (limitMs === undefined ? loading : withinLimit(loading, limitMs));
  } catch (cause) {
    if (cause instanceof HarnessError) throw cause;
    throw new HarnessError(
      {
        code: 'CC_MODULE_BROKEN',
        what: `${file} could not be loaded: ${messageOf(cause)}${placeIn(cause, file)}`,
        why: 'Without it there is no compactor to check.',
        next: 'Correct the module; it is loaded as TypeScript or JavaScript, with its imports relative to it.',
      },
      { cause },
    );
  }
}

function messageOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { name, message } = cause;
  return (name === 'Error' ? message : `${name}: ${message}`).replace(/[^\S\n]*\n[^\S\n]*/g, '\n').trim();
}

/** Where in the module it was thrown, unless the message says so. */
function placeIn(cause: unknown, file: string): string {
  if (!(cause instanceof Error) || cause.message.includes(`${file}:`)) return '';
  const start = cause.stack?.indexOf(`${file}:`) ?? -1;
  const [place] = start < 0 ? [] : (/^.*?:\d+:\d+/.exec(cause.stack!.slice(start)) ?? []);
  return place ? `\nat ${place}` : '';
}

function defaultExport(module: object, file: string): unknown {
  if ('default' in module && module.default !== undefined) return module.default;
  const names = Object.keys(module);
  throw new HarnessError({
    code: 'CC_NO_DEFAULT_EXPORT',
    what: `${file} has no default export${names.length > 0 ? `; it exports ${names.join(', ')}` : ''}.`,
    why: 'The default export is what is checked.',
    next: 'Add `export default` with a compactor, a { buildCheckpoint, reconstruct } pair, a function from messages to messages, a { summarize } object, or what `defineConfig({ compactor, … })` returns.',
  });
}
