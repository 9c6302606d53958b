import type { Compactor, Environment } from '../../compactor/compactor.js';
import type { Session } from '../../compactor/session.js';

/** The same compactor, opened in another way. */
export function withOpen(
  { name, version, supports }: Compactor,
  open: (environment: Environment) => Promise<Session>,
): Compactor {
  return { name, ...(version !== undefined && { version }), ...(supports && { supports }), open };
}
