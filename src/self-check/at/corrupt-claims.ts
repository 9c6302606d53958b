import type { Claims } from '../../compactor/session.js';
import { readClaims } from '../../drive/read-claims.js';
import { readView } from '../../drive/read-view.js';
import type { SeenClaims } from '../../property/observation.js';
import type { Corruption } from '../corruption.js';
import type { Situation } from '../situation.js';
import { corruptSession } from './corrupt-session.js';

/** Edits the pointer set, its lists spelled out, from the first pass on. */
export function corruptClaims(
  edit: (claims: SeenClaims, situation: Situation) => Partial<Claims>,
): Corruption['corrupt'] {
  return corruptSession((session, situation) => ({
    claims: async () => {
      const given = await session.claims!();
      if (!situation.hasPassed) return given;
      const { log, environment } = situation;
      const view = readView(await session.view(), log, environment.countTokens);
      const claims = readClaims(given, log, view);
      return { ...listed(claims), ...edit(claims, situation) };
    },
  }));
}

function listed({ kept, ...lists }: SeenClaims): Claims {
  return kept ? { ...lists, kept } : lists;
}
