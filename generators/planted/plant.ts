import type { Turn } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import type { Stock } from '../material/stock.js';
import { DENSE_TEXTS, LOOKALIKES, OWN_TEXT, TWO_UNIT_TEXTS } from '../turn/odd-patterns.js';
import { canRephrase, rephrase } from '../turn/rephrase.js';
import { withoutTwins } from '../turn/without-twins.js';
import { PASSAGES } from './passages.js';

/** In how many stretches of a conversation each of them occurs. */
const SHARES = { secret: 0.1, injection: 0.1, lookalike: 0.06, twoUnits: 0.08, dense: 0.02 };

/** How many turns at most have it where it occurs: which of them a compactor quotes, or cuts, is its own affair. */
const MOST = { secret: 1, injection: 3, lookalike: 1, twoUnits: 3, dense: 1 };

/**
 * The turns, some of them with a passage that nobody may copy or obey, or with a text that looks like a summary, breaks
 * when it is cut in the wrong place, or has more tokens than it seems.
 */
export function plant(draw: Draw, stock: Stock, turns: readonly Turn[]): Turn[] {
  const given = new Set(turns);
  let planted = [...turns];
  const change = (suits: (turn: Turn) => boolean, edit: (text: string) => string) => {
    const candidates = planted.filter((turn) => given.has(turn) && suits(turn) && canRephrase(turn));
    const fit = withoutTwins(candidates, planted);
    if (fit.length === 0) return false;
    const chosen = draw.pick(fit);
    const { tokenizer } = stock.material;
    planted = planted.map((turn) => (turn === chosen ? rephrase(turn, edit, tokenizer) : turn));
    return true;
  };
  for (const [name, patterns] of [
    ['lookalike', LOOKALIKES],
    ['twoUnits', TWO_UNIT_TEXTS],
    ['dense', DENSE_TEXTS],
  ] as const) {
    if (!draw.chance(SHARES[name])) continue;
    for (let left = draw.int(1, MOST[name]); left > 0; left--) {
      const pattern = draw.pick(patterns);
      change(
        ({ results }) => !results,
        (text) => pattern.replace(OWN_TEXT, () => text).trim(),
      );
    }
  }
  for (const kind of ['secret', 'injection'] as const) {
    if (!draw.chance(SHARES[kind])) continue;
    for (const text of draw.sample(PASSAGES[kind], draw.int(1, MOST[kind]))) {
      const isDone = change(
        ({ role }) => role === 'user' || role === 'tool',
        (own) => `${own}\n${text}`.trimStart(),
      );
      if (isDone) stock.planted.push({ kind, text });
    }
  }
  return planted;
}
