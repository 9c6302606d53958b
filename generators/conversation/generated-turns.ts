import type { Turn } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import { drawExchange } from '../exchange/draw-exchange.js';
import { drawResultTurn } from '../exchange/draw-result-turn.js';
import type { Stock } from '../material/stock.js';
import { attach } from '../planted/attach.js';
import { plant } from '../planted/plant.js';
import { drawSystemTurn } from '../turn/draw-system-turn.js';
import { drawTalk } from '../turn/draw-talk.js';
import { surroundSome } from '../turn/surround.js';
import { drawMiddle } from './draw-middle.js';
import { drawTurnIds, type IdAt } from './turn-ids.js';
import type { StretchWish, TurnSource } from './turn-source.js';

/** Turns made of pooled texts; a use that waits at the end of a stretch may get its result in the next one. */
export class GeneratedTurns implements TurnSource {
  readonly #stock: Stock;
  readonly #attachments: boolean;
  #placed = 0;
  #idAt: IdAt | null = null;
  #waiting: string[] = [];

  constructor(stock: Stock, { attachments = false } = {}) {
    this.#stock = stock;
    this.#attachments = attachments;
  }

  next(draw: Draw, wish: StretchWish): Turn[] {
    const reserved = (wish.stating?.length ?? 0) + (wish.settled ? 1 : 0);
    const beginning = this.#beginning(draw, wish).slice(0, Math.max(0, wish.turns - reserved));
    const ending = this.#ending(draw, wish, wish.turns - beginning.length);
    const room = wish.turns - beginning.length - ending.length;
    const { tokenizer } = this.#stock.material;
    const middle = surroundSome(draw, drawMiddle(draw, this.#stock, wish, room), tokenizer);
    const bare = plant(draw, this.#stock, [...beginning, ...middle, ...ending]);
    const turns = this.#attachments ? attach(draw, this.#stock, bare) : bare;
    this.#idAt ??= drawTurnIds(draw);
    for (const turn of turns) {
      turn.id = this.#idAt(this.#placed);
      this.#placed++;
    }
    if (!wish.settled) pinSome(draw, turns);
    return turns;
  }

  #beginning(draw: Draw, { style }: StretchWish): Turn[] {
    if (this.#placed === 0) {
      const count = draw.chance(0.35)
        ? draw.weighted([
            [1, 4],
            [2, 1],
          ])
        : 0;
      return Array.from({ length: count }, () => drawSystemTurn(draw, this.#stock, style));
    }
    const late = this.#waiting;
    this.#waiting = [];
    return late.length > 0 && draw.chance(0.7) ? [drawResultTurn(draw, this.#stock, style, late, false)] : [];
  }

  #ending(draw: Draw, { style, settled }: StretchWish, room: number): Turn[] {
    if (settled) return room > 0 ? [drawTalk(draw, this.#stock, style, 'user')] : [];
    if (room < 3 || !draw.chance(0.25)) return [];
    // In the middle of its work an agent has said nothing since its last tool use.
    if (draw.chance(0.6)) return drawExchange(draw, this.#stock, style, 'single');
    const turns = drawExchange(draw, this.#stock, style, 'pending');
    const answered = new Set(turns.flatMap(({ results }) => results?.map(({ use }) => use) ?? []));
    this.#waiting = turns[0]!.uses!.map(({ id }) => id).filter((id) => !answered.has(id));
    return turns;
  }
}

function pinSome(draw: Draw, turns: readonly Turn[]): void {
  if (!draw.chance(0.15)) return;
  for (const turn of draw.sample(turns, draw.int(1, 2))) turn.pinned = true;
}
