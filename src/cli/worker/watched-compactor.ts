import type { Compactor } from '../../compactor/compactor.js';
import type { Session } from '../../compactor/session.js';
import { type Heartbeat, isCallName } from './heartbeat.js';

/** The same compactor, with a heartbeat before each call of it. */
export function watchedCompactor(compactor: Compactor, heartbeat: Heartbeat): Compactor {
  const { name, version, supports } = compactor;
  return {
    name,
    ...(version !== undefined && { version }),
    ...(supports !== undefined && { supports }),
    ready: () => compactor.ready?.(),
    open: async (environment) => {
      heartbeat.enter('open');
      return watchedSession(await compactor.open(environment), heartbeat);
    },
  };
}

function watchedSession(session: Session, heartbeat: Heartbeat): Session {
  if (typeof session !== 'object' || session === null) return session;
  return new Proxy(session, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function' || !isCallName(name)) return value;
      return (...args: unknown[]) => {
        heartbeat.enter(name);
        return Reflect.apply(value, target, args);
      };
    },
  });
}
