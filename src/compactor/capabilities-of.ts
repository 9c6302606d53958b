import { got } from '../errors/got.js';
import { HarnessError } from '../errors/harness-error.js';
import type { Capabilities } from './capabilities.js';
import type { Compactor } from './compactor.js';
import type { Session } from './session.js';

const METHODS = ['claims', 'recall', 'find', 'resolve', 'log', 'estimate', 'lose'] as const;
const REQUIRED = ['append', 'compact', 'view'] as const;

/** What a compactor supports that says nothing about itself. */
export const DEFAULTS: Capabilities = {
  claims: false,
  recall: false,
  find: false,
  resolve: false,
  log: false,
  estimate: false,
  lose: false,
  verifies: false,
  verifiesFacts: false,
  ownView: true,
  ownOutcome: true,
  redacts: false,
  takesAttachments: false,
  takesPins: true,
  concurrent: true,
  durable: false,
  summarizes: false,
  choosesPrefix: true,
  takesBudget: true,
  takesRatios: true,
  takesKeep: true,
  takesTrigger: true,
  takesReport: true,
  takesSignals: true,
  overheadTokens: 64,
  keeps: 0,
  estimateFactor: 2,
  claimedRatios: null,
};

/**
 * All capabilities of a compactor: those that it declares, else those that can be read off its session's methods, else
 * the defaults. Without a session only what is declared is known.
 *
 * @throws HarnessError CC_MISSING_METHOD when the session lacks a method that it must have or that was declared.
 */
export function capabilitiesOf(compactor: Compactor, session?: Session): Capabilities {
  const declared = compactor.supports ?? {};
  if (!session) return { ...DEFAULTS, ...declared };
  for (const name of REQUIRED) expectMethod(session, name, 'Every session needs it.');
  if (declared.summarizes) expectMethod(session, 'written', '`supports.summarizes` is declared.');
  const found: Partial<Capabilities> = {};
  for (const name of METHODS) {
    if (declared[name]) expectMethod(session, name, `\`supports.${name}\` is declared.`);
    found[name] = typeof session[name] === 'function';
  }
  return { ...DEFAULTS, ...found, ...declared };
}

function expectMethod(session: Session, name: keyof Session, why: string): void {
  if (typeof session[name] === 'function') return;
  throw new HarnessError({
    code: 'CC_MISSING_METHOD',
    what: `Expected \`session.${name}\` to be a function, got ${got(session[name])}`,
    why,
    next: `Add \`${name}\` to what \`open\` returns${why.startsWith('`') ? `, or leave \`${name}\` out of \`supports\`` : ''}.`,
  });
}
