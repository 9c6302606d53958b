import type { Draw } from '../draw.js';
import type { Passage } from '../material/passage.js';
import type { Deck } from './deck.js';

/** Bodies of about so many tokens together, as near as they come, no body again before all others were used. */
export function fillUp(draw: Draw, deck: Deck<Passage>, tokens: number): Passage[] {
  const bodies: Passage[] = [];
  let left = tokens;
  for (;;) {
    const next = deck.next(draw, ({ line }) => line <= left);
    if (next) {
      bodies.push(next);
      left -= next.line;
      continue;
    }
    const over = deck.cards.reduce((least, body) => (body.line < least.line ? body : least));
    return left > over.line / 2 ? [...bodies, over] : bodies;
  }
}
