import type { ViewItem } from '../../compactor/session.js';
import type { Corruption } from '../corruption.js';
import type { Situation } from '../situation.js';
import { corruptView } from './corrupt-view.js';

type OfType<T extends ViewItem['type']> = Extract<ViewItem, { type: T }>;

/** Puts something in the place of the last view entry of a type (that `where` holds for), from the first pass on. */
export function corruptItem<T extends ViewItem['type']>(
  type: T,
  edit: (item: OfType<T>, situation: Situation) => readonly ViewItem[],
  where: (item: OfType<T>, situation: Situation) => boolean = () => true,
): Corruption['corrupt'] {
  return corruptView((view, situation) => {
    const at = view.findLastIndex((item) => item.type === type && where(item as OfType<T>, situation));
    return at < 0 ? view : view.toSpliced(at, 1, ...edit(view[at] as OfType<T>, situation));
  });
}
