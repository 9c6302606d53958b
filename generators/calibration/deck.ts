import type { Draw } from '../draw.js';

/** Things that are dealt in random order, all of them before any comes again. */
export class Deck<T> {
  #left: T[] = [];

  constructor(readonly cards: readonly T[]) {}

  /** The next one that suits, taken out; undefined where none in the whole deck does. */
  next(draw: Draw, suits: (card: T) => boolean = () => true): T | undefined {
    let place = this.#left.findIndex(suits);
    if (place < 0) {
      if (!this.cards.some(suits)) return undefined;
      this.#left.push(...draw.shuffle(this.cards));
      place = this.#left.findIndex(suits);
    }
    const [card] = this.#left.splice(place, 1);
    return card;
  }
}
