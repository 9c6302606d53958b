import { extname } from 'node:path';
import { HarnessError } from '../errors/harness-error.js';
import { MODULE_ENDINGS } from './module-endings.js';

/**
 * Where a report goes: a path, `true` for standard output (also as `-`), or nothing if it was not asked for.
 *
 * @throws HarnessError CC_OUTPUT_IS_MODULE when the path looks like the compactor's module, as in `run --json file.ts`.
 */
export function outputPath(flag: string, value: string | true | undefined): string | true | null {
  if (value === undefined) return null;
  if (value === '-' || value === '/dev/stdout') return true;
  if (value === true || !MODULE_ENDINGS.has(extname(value))) return value;
  throw new HarnessError({
    code: 'CC_OUTPUT_IS_MODULE',
    what: `\`${flag} ${value}\` would write the report over a module.`,
    why: 'What follows the flag is taken as the file to write.',
    next: `Name the module first, as in \`run ${value} ${flag}\`, or another file to write to.`,
  });
}
