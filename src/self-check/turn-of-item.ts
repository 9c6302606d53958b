import type { ViewItem } from '../compactor/session.js';
import type { Turn } from '../transcript/turn.js';

/** The turn that a view entry stands for, by its id where that survived, else by its text. */
export function turnOfItem(item: ViewItem, log: readonly Turn[]): Turn | undefined {
  if (item.type !== 'kept') return undefined;
  return log.find(({ id }) => id === item.turn) ?? log.find(({ text }) => text === item.text);
}
