import { capabilitiesOf } from '../../compactor/capabilities-of.js';
import type { Host } from './host.js';
import type { About } from './protocol.js';

/** What the compactor says of itself. */
export async function answerAbout({ subject: { compactor, options } }: Host): Promise<About> {
  return {
    name: compactor.name,
    version: compactor.version ?? null,
    declared: capabilitiesOf(compactor),
    countsItself: options.countTokens !== undefined,
  };
}
