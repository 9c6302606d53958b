import type { Capabilities } from '../compactor/capabilities.js';
import { HarnessError } from '../errors/harness-error.js';
import type { CheckOptions } from './check-options.js';

/** @throws HarnessError CC_OPTION_UNUSED when a model is to summarize for what is a summarizer itself. */
export function requireSimulated({ model }: CheckOptions, { summarizes }: Capabilities): void {
  if (model === undefined || !summarizes) return;
  throw new HarnessError({
    code: 'CC_OPTION_UNUSED',
    what: `\`model\` names ${model} as the summarizer, and what is checked is a summarizer itself.`,
    why: 'It would be asked for nothing.',
    next: 'Leave out `model`; a summarizer under test asks its own.',
  });
}
