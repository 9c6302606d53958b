import { relative } from 'node:path';
import { shellWord } from '../../reports/words/shell-word.js';
import { SEED_VARIABLE } from './read-verify-options.js';

/** The command that runs the test of one property again, on the same scenarios. */
export function againCommand(property: string, seed: number, file: string): string {
  const pattern = `${property.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;
  const words = ['npx', 'vitest', 'run', relative(process.cwd(), file), '-t', pattern];
  return [`${SEED_VARIABLE}=${seed}`, ...words.map(shellWord)].join(' ');
}
