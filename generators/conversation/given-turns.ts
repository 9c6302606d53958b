import { exchangesOf } from '../../src/transcript/exchange.js';
import type { Turn } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import { idAt, type StretchWish, type TurnSource } from './turn-source.js';

/** What is played of a real conversation, and how often, in relation to the others. */
const SHAPES: readonly (readonly [shape: 'beginning' | 'window' | 'picked' | 'whole', weight: number])[] = [
  ['beginning', 30],
  ['window', 30],
  ['picked', 25],
  ['whole', 15],
];

/** The most exchanges that are left for later passes. */
const LATER = 6;

/**
 * Turns of a real conversation as they stand, in their order: from its beginning, a window of it, exchanges picked from all over
 * it, or the whole, up to `most` turns. Tool exchanges stay whole.
 */
export class GivenTurns implements TurnSource {
  readonly #turns: readonly Turn[];
  readonly #most: number;
  #rest: Turn[][] | undefined;
  #placed = 0;

  constructor(turns: readonly Turn[], most: number) {
    this.#turns = turns;
    this.#most = most;
  }

  next(draw: Draw, wish: StretchWish): Turn[] {
    let wanted = wish.turns;
    if (!this.#rest) {
      const first = this.#begin(draw, wish.turns);
      wanted = Math.min(first, this.#most);
    }
    const rest = this.#rest!;
    const taken: Turn[] = [];
    while (rest.length > 0 && taken.length + rest[0]!.length <= wanted) taken.push(...rest.shift()!);
    const chosen = new Set(taken);
    const before = this.#placed;
    this.#placed += taken.length;
    return this.#turns
      .filter((turn) => chosen.has(turn))
      .map((turn, index) => ({ ...turn, id: idAt(before + index) }));
  }

  /** Chooses what is played; returns how many turns the first stretch has. */
  #begin(draw: Draw, wanted: number): number {
    const exchanges = exchangesOf(this.#turns).map(({ turns }) => turns);
    const shape = draw.weighted(SHAPES);
    if (shape === 'whole') {
      const later = draw.chance(0.5) ? draw.int(1, LATER) : 0;
      this.#rest = exchanges;
      return exchanges.slice(0, Math.max(1, exchanges.length - later)).flat().length;
    }
    if (shape === 'picked') this.#rest = draw.sample(exchanges, wanted + LATER);
    else {
      // The end of a conversation is as good a place as any other.
      const last = Math.max(0, exchanges.length - wanted);
      const start = shape === 'beginning' ? 0 : draw.int(0, Math.max(0, exchanges.length - 1));
      this.#rest = exchanges.slice(Math.min(start, last));
    }
    // An exchange that is longer than what is wanted is better than nothing.
    return Math.max(wanted, this.#rest[0]?.length ?? 0);
  }
}
