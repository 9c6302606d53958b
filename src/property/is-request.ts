import type { Turn } from '../transcript/turn.js';

/** Whether a turn is somebody's request, and not tool results in a user's name. */
export function isRequest(turn: Turn): boolean {
  return turn.role === 'user' && !turn.results?.length;
}
