import type { Session } from '../compactor/session.js';

/** Whether `open` gave an object at all; what it lacks is told by name. */
export function isSession(value: unknown): value is Session {
  return typeof value === 'object' && value !== null;
}
