import type { Turn } from '../transcript/turn.js';

/** The system turns that open a log. */
export function openingOf(log: readonly Turn[]): readonly Turn[] {
  const other = log.findIndex((turn) => turn.role !== 'system');
  return other < 0 ? log : log.slice(0, other);
}
