import type { Turn } from '../../src/transcript/turn.js';

/** The user turn that everything began with. */
export function firstRequest(log: readonly Turn[]): Turn | undefined {
  return log.find((turn) => turn.role === 'user' && !turn.results?.length);
}
