import type { Session, ViewItem } from '../../compactor/session.js';
import { readClaims } from '../../drive/read-claims.js';
import { readView } from '../../drive/read-view.js';
import type { Turn } from '../../transcript/turn.js';
import { claiming } from '../claiming.js';
import type { Corruption } from '../corruption.js';
import type { Situation } from '../situation.js';
import { turnOfItem } from '../turn-of-item.js';
import { corruptSession } from './corrupt-session.js';

/** Turns that a compactor takes out of the view as if they were covered, and what it puts in their place. */
interface Taken {
  turns: readonly Turn[];
  body?: string;
}

/** Takes more turns out of the view than the compactor did, and claims them where there are claims, from the first pass on. */
export function corruptTaken(
  take: (situation: Situation, kept: readonly Turn[]) => Taken,
): Corruption['corrupt'] {
  return corruptSession((session, situation) => {
    const takenFrom = (view: readonly ViewItem[]) => {
      const ids = new Set(view.map((item) => turnOfItem(item, situation.log)?.id));
      return take(
        situation,
        situation.log.filter(({ id }) => ids.has(id)),
      );
    };
    return {
      compact: async (options) => {
        const before = situation.asked.length;
        try {
          return await session.compact(options);
        } catch (error) {
          // Whoever takes turns out of the view does not say that nothing was changed.
          if (situation.asked.length === before) throw error;
          return { status: 'compacted' };
        }
      },
      view: async () => {
        const view = await session.view();
        return situation.hasPassed ? without(view, takenFrom(view), situation) : view;
      },
      claims: async () => {
        const claims = await session.claims!();
        if (!situation.hasPassed) return claims;
        const view = await session.view();
        return claimed(claims, view, takenFrom(view), situation);
      },
    } satisfies Partial<Session>;
  });
}

function without(view: readonly ViewItem[], { turns, body }: Taken, { log }: Situation): ViewItem[] {
  const taken = new Set(turns.map((turn) => turn.id));
  const rest = view.filter((item) => !taken.has(turnOfItem(item, log)?.id ?? ''));
  const isThere = rest.some((item) => item.type === 'summary' && item.body === body);
  if (body === undefined || isThere) return rest;
  return [{ type: 'summary', summaryId: 'in-their-place', role: 'user', body }, ...rest];
}

function claimed(
  claims: unknown,
  view: readonly ViewItem[],
  { turns }: Taken,
  { log, environment }: Situation,
) {
  const read = readClaims(claims, log, readView(view, log, environment.countTokens));
  return claiming('covered', read, turns, log);
}
