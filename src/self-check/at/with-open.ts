import type { Compactor, Environment } from '../../compactor/compactor.js';
import type { Session } from '../../compactor/session.js';

/** The same compactor, opened in another way. */
export function withOpen(
  compactor: Compactor,
  open: (environment: Environment) => Promise<Session>,
): Compactor {
  const { name, version, supports } = compactor;
  return {
    name,
    ...(version !== undefined && { version }),
    ...(supports && { supports }),
    ready: () => compactor.ready?.(),
    open,
  };
}
