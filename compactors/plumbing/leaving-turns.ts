import type { Turn } from '../../src/transcript/turn.js';
import { firstRequest } from './first-request.js';

/** The turns that were shown, without the first request of the log where no summary covers that. */
export function leavingTurns(
  shown: readonly Turn[],
  covered: readonly Turn[],
  log: readonly Turn[],
): readonly Turn[] {
  const task = firstRequest(log);
  return shown.filter((turn) => turn !== task || covered.includes(turn));
}
