import type { Turn, TurnId } from '../transcript/turn.js';
import type { Moment, SeenItem } from './observation.js';
import { remember } from './remember.js';

/** An item that stands for no turn: a summary, a placeholder, an acknowledgement. */
export function isNoTurn(item: SeenItem): boolean {
  return item.type !== 'kept' || item.turn === null;
}

/** What an item says; of a summary, without its wrapper. */
export function textOf(item: SeenItem): string {
  return item.type === 'summary' ? item.body : item.text;
}

/** Whether two items have the same role and text. */
export function saysTheSame(one: SeenItem, other: SeenItem): boolean {
  return one.role === other.role && textOf(one) === textOf(other);
}

/** Two items with equal keys say the same in the same role. */
export function keyOf(item: SeenItem): string {
  return `${item.role}\n${textOf(item)}`;
}

/** The tokens of a view: the sum of its items. */
export const viewTokens = remember(({ view }: Moment): number => {
  let tokens = 0;
  for (const item of view) tokens += item.tokens;
  return tokens;
});

/** Whether a text stands in the view, as a turn's own item or within another item. */
export function isSaid(moment: Moment, { id, text }: Turn): boolean {
  return placesIn(moment).has(id) || moment.view.some((item) => textOf(item).includes(text));
}

/** Where in the view the turns stand, each with its first place. */
export const placesIn = remember(({ view }: Moment): ReadonlyMap<TurnId, number> => {
  const places = new Map<TurnId, number>();
  for (const [place, item] of view.entries()) {
    if (item.type === 'kept' && item.turn !== null && !places.has(item.turn)) places.set(item.turn, place);
  }
  return places;
});
