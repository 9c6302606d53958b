import type { Capabilities } from '../compactor/capabilities.js';
import { capabilitiesOf } from '../compactor/capabilities-of.js';
import type { Compactor } from '../compactor/compactor.js';
import { got } from '../errors/got.js';
import { HarnessError } from '../errors/harness-error.js';
import type { Tokenizer } from '../tokens/tokenizer.js';
import { closeQuietly } from './close-quietly.js';
import { isSession } from './is-session.js';
import { makeDirectory } from './make-directory.js';
import { withinLimit } from './time-limit.js';

/**
 * What a compactor supports, read off a session that is opened once for the purpose and closed again; where it does
 * not open, what it declares.
 *
 * @throws HarnessError CC_NOT_A_SESSION when it opens to something else, CC_MISSING_METHOD when it declares something that its session has no method for.
 */
export async function probeCapabilities(
  compactor: Compactor,
  tokenizer: Tokenizer,
  limitMs: number,
): Promise<Capabilities> {
  const dir = capabilitiesOf(compactor).durable ? makeDirectory() : null;
  try {
    await compactor.ready?.();
    const session = await withinLimit(
      Promise.resolve(
        compactor.open({
          settings: { summaryBudget: 1024, ratios: { prose: [5, 1], structured: [3, 1] }, window: 32_768 },
          summarizer: { complete: async () => ({ kind: 'blank', text: '' }) },
          countTokens: (text) => tokenizer.count(text),
          ...(dir && { dir: dir.path }),
        }),
      ),
      limitMs,
    );
    if (!isSession(session)) throw noSession(session);
    const supports = capabilitiesOf(compactor, session);
    await closeQuietly(session, limitMs);
    return supports;
  } catch (error) {
    if (error instanceof HarnessError) throw error;
    return capabilitiesOf(compactor);
  } finally {
    dir?.remove();
  }
}

function noSession(value: unknown): HarnessError {
  return new HarnessError({
    code: 'CC_NOT_A_SESSION',
    what: `Expected \`open(…)\` to give a session, got ${got(value)}`,
    why: 'There is nothing to append turns to.',
    next: 'Return an object with `append`, `compact` and `view`.',
  });
}
