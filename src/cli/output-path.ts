import { extname } from 'node:path';
import { HarnessError } from '../errors/harness-error.js';
import type { Outputs } from './write-reports.js';

const MODULES = new Set(['.ts', '.mts', '.cts', '.tsx', '.js', '.mjs', '.cjs', '.jsx']);

/**
 * Where a report goes: a path, `true` for standard output, or nothing if it was not asked for.
 *
 * @throws HarnessError CC_OUTPUT_IS_MODULE when the path looks like the compactor's module, as in `run --json file.ts`.
 */
export function outputPath(flag: string, value: string | true | undefined): string | true | null {
  if (value === undefined) return null;
  if (value === true || !MODULES.has(extname(value))) return value;
  throw new HarnessError({
    code: 'CC_OUTPUT_IS_MODULE',
    what: `\`${flag} ${value}\` would write the report over a module.`,
    why: 'What follows the flag is taken as the file to write.',
    next: `Name the module first, as in \`run ${value} ${flag}\`, or another file to write to.`,
  });
}

/**
 * Refuses two reports on one standard output, which would be no report at all.
 *
 * @throws HarnessError CC_OUTPUT_TWICE.
 */
export function requireOneOnScreen(outputs: Outputs): void {
  if (outputs.json !== true || outputs.markdown !== true) return;
  throw new HarnessError({
    code: 'CC_OUTPUT_TWICE',
    what: 'Expected one report on standard output, got `--json` and `--markdown`.',
    why: 'One after the other they are neither JSON nor Markdown.',
    next: 'Give one of them a file, as in `--json report.json --markdown`.',
  });
}
