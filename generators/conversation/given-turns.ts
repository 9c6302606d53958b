import { exchangesOf } from '../../src/transcript/exchange.js';
import type { Turn } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import { idAt, type StretchWish, type TurnSource } from './turn-source.js';

/** Stretches of a real conversation, as it stands or with exchanges left out; tool exchanges stay whole. */
export class GivenTurns implements TurnSource {
  readonly #turns: readonly Turn[];
  #rest: Turn[][] | undefined;
  #placed = 0;

  constructor(turns: readonly Turn[]) {
    this.#turns = turns;
  }

  next(draw: Draw, wish: StretchWish): Turn[] {
    this.#rest ??= this.#begin(draw, wish.turns);
    const taken: Turn[] = [];
    while (this.#rest.length > 0 && taken.length + this.#rest[0]!.length <= wish.turns) {
      taken.push(...this.#rest.shift()!);
    }
    const chosen = new Set(taken);
    const before = this.#placed;
    this.#placed += taken.length;
    return this.#turns
      .filter((turn) => chosen.has(turn))
      .map((turn, index) => ({ ...turn, id: idAt(before + index) }));
  }

  /** Where to begin, and what to leave out. */
  #begin(draw: Draw, wanted: number): Turn[][] {
    const exchanges = exchangesOf(this.#turns).map(({ turns }) => turns);
    const chosen = draw.chance(0.3) ? draw.sample(exchanges, Math.max(wanted, 2)) : exchanges;
    return chosen.slice(draw.int(0, Math.max(0, chosen.length - wanted)));
  }
}
