import type { Session } from '../compactor/session.js';
import { withinLimit } from './time-limit.js';

/** Closes a session; what it throws, or that it does not end, says nothing about the law. */
export async function closeQuietly(session: Session | undefined, limitMs: number): Promise<void> {
  try {
    if (session?.close) await withinLimit(Promise.resolve(session.close()), limitMs);
  } catch {}
}
