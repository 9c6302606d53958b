import type { CheckOptions } from './check/check-options.js';
import { validateOptions } from './check/validate-options.js';
import { HarnessError } from './errors/harness-error.js';

/** A compactor, in any form that `compactorFrom` takes, and how it is checked. */
export interface Config extends CheckOptions {
  compactor: unknown;
}

/**
 * Checks the options of a configuration and returns it, to be the default export of a module.
 *
 * @throws HarnessError CC_CONFIG_INVALID without a compactor, CC_OPTION_INVALID, CC_OPTION_UNKNOWN.
 * @example
 * export default defineConfig({ compactor: { buildCheckpoint, reconstruct }, runs: 10_000 });
 */
export function defineConfig(config: Config): Config {
  if (typeof config !== 'object' || config === null || config.compactor === undefined) {
    throw new HarnessError({
      code: 'CC_CONFIG_INVALID',
      what: 'The configuration has no `compactor`.',
      why: 'Without it there is nothing to check.',
      next: 'Write `defineConfig({ compactor: … })`.',
    });
  }
  const { compactor, ...options } = config;
  return { ...validateOptions(options), compactor };
}
