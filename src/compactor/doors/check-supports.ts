import { got } from '../../errors/got.js';
import { HarnessError } from '../../errors/harness-error.js';
import { DEFAULTS } from '../capabilities-of.js';

const isWhole = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** What the numbers among the capabilities may be. */
const RANGES: Record<string, { holds(value: number): boolean; words: string }> = {
  overheadTokens: { holds: isWhole, words: 'a whole number of tokens, 0 or more' },
  keeps: { holds: isWhole, words: 'a whole number of turns, 0 or more' },
  estimateFactor: {
    holds: (value) => Number.isFinite(value) && value >= 1,
    words: 'a finite number, 1 or more',
  },
};

/**
 * Accepts what a user declares in `supports`, or nothing.
 *
 * @throws HarnessError CC_UNKNOWN_CAPABILITY when it names no capability, CC_CAPABILITY_INVALID when it says of one what
 * cannot be.
 */
export function checkSupports(supports: unknown): void {
  if (supports === undefined) return;
  if (typeof supports !== 'object' || supports === null) throw unknown('supports', 'an object', supports);
  for (const [name, value] of Object.entries(supports)) {
    const known = DEFAULTS[name as keyof typeof DEFAULTS];
    if (known === undefined) throw unknown(`supports.${name}`, 'a capability', value);
    if (typeof value !== typeof known) throw invalid(name, `a ${typeof known}`, value);
    const range = RANGES[name];
    if (range && !range.holds(value as number)) throw invalid(name, range.words, value);
  }
}

function invalid(name: string, expected: string, value: unknown): HarnessError {
  return new HarnessError({
    code: 'CC_CAPABILITY_INVALID',
    what: `Expected \`supports.${name}\` to be ${expected}, got ${got(value)}`,
    why: 'Properties measure by what is declared here; by a number that cannot be, they would hold or break whatever the compactor does.',
    next: `Correct it, or leave it out: then it is ${JSON.stringify(DEFAULTS[name as keyof typeof DEFAULTS])}.`,
  });
}

function unknown(what: string, expected: string, value: unknown): HarnessError {
  return new HarnessError({
    code: 'CC_UNKNOWN_CAPABILITY',
    what: `Expected \`${what}\` to be ${expected}, got ${got(value)}`,
    why: 'What is declared here switches properties on and off; a slip of the pen would switch off nothing, or too much.',
    next: `Use these names: ${Object.keys(DEFAULTS).join(', ')}.`,
  });
}
