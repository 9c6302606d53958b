import { got } from '../../errors/got.js';
import { HarnessError } from '../../errors/harness-error.js';
import { DEFAULTS } from '../capabilities-of.js';

/**
 * Accepts what a user declares in `supports`, or nothing.
 *
 * @throws HarnessError CC_UNKNOWN_CAPABILITY when it names no capability, or says something else than yes or no of one.
 */
export function checkSupports(supports: unknown): void {
  if (supports === undefined) return;
  if (typeof supports !== 'object' || supports === null) throw unknown('supports', 'an object', supports);
  for (const [name, value] of Object.entries(supports)) {
    const known = DEFAULTS[name as keyof typeof DEFAULTS];
    if (known === undefined) throw unknown(`supports.${name}`, 'a capability', value);
    if (typeof value !== typeof known) throw unknown(`supports.${name}`, `a ${typeof known}`, value);
  }
}

function unknown(what: string, expected: string, value: unknown): HarnessError {
  return new HarnessError({
    code: 'CC_UNKNOWN_CAPABILITY',
    what: `Expected \`${what}\` to be ${expected}, got ${got(value)}`,
    why: 'What is declared here switches properties on and off; a slip of the pen would switch off nothing, or too much.',
    next: `Use these names: ${Object.keys(DEFAULTS).join(', ')}.`,
  });
}
