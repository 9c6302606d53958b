import type { Session } from '../../compactor/session.js';
import type { Summarizer } from '../../compactor/summarizer.js';
import { shownTurns } from '../../simulation/shown-turns.js';
import type { Turn } from '../../transcript/turn.js';
import type { Corruption } from '../corruption.js';
import type { Asked, Situation } from '../situation.js';
import { withOpen } from './with-open.js';

/** Puts methods in the place of a session's own; those that the session does not have stay away. */
export function corruptSession(
  corrupt: (session: Session, situation: Situation) => Partial<Session>,
): Corruption['corrupt'] {
  return (compactor) =>
    withOpen(compactor, async (environment) => {
      const log: Turn[] = [];
      const asked: Asked[] = [];
      const summarizer = overheard(environment.summarizer, log, asked);
      const session = await compactor.open({ ...environment, summarizer });
      if (typeof session !== 'object' || session === null) return session;
      const situation = { environment, log, asked, hasPassed: false };
      const falsified = corrupt(session, situation);
      return replaceMethods(session, {
        ...falsified,
        append: async (turns) => {
          log.push(...turns.map((turn) => ({ ...turn })));
          try {
            await (falsified.append ?? session.append.bind(session))(turns);
          } catch (error) {
            log.length -= turns.length;
            throw error;
          }
          // Some compact by themselves.
          if (asked.length > 0) situation.hasPassed = true;
        },
        compact: async (options) => {
          const outcome = await (falsified.compact ?? session.compact.bind(session))(options);
          situation.hasPassed = true;
          return outcome;
        },
      });
    });
}

function replaceMethods(session: Session, methods: Partial<Session>): Session {
  return new Proxy(session, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name, target);
      if (typeof own !== 'function') return own;
      return methods[name as keyof Session] ?? own.bind(target);
    },
  });
}

function overheard(summarizer: Summarizer, log: readonly Turn[], asked: Asked[]): Summarizer {
  return {
    async complete(request) {
      const { shown } = shownTurns(request, log);
      try {
        const response = await summarizer.complete(request);
        asked.push({ shown, response, error: null });
        return response;
      } catch (error) {
        asked.push({ shown, response: null, error: error instanceof Error ? error.message : String(error) });
        throw error;
      }
    },
  };
}
