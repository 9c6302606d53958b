import type { Environment } from '../../src/compactor/compactor.js';
import type { Turn } from '../../src/transcript/turn.js';
import type { Write } from './fold-prefix.js';
import { holdsSomething } from './holds-something.js';
import { usefulSummary } from './useful-summary.js';

/** Useful summaries with something of the compactor's own before them, where that still fits. */
export function headSummaries(environment: Environment, head: (shown: readonly Turn[]) => string): Write {
  const write = usefulSummary(environment);
  return async (shown) => {
    const written = await write(shown);
    if (!written) return null;
    const text = `${head(shown)}${written.text}`;
    return holdsSomething(text, shown, environment) ? { ...written, text } : written;
  };
}
