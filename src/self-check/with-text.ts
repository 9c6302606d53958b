import type { ViewItem } from '../compactor/session.js';
import { withBody } from './with-body.js';

/** A view entry with what `edit` makes of its text; of a summary, of its body. */
export function withText(item: ViewItem, edit: (text: string) => string): ViewItem {
  return item.type === 'summary' ? withBody(item, edit(item.body)) : { ...item, text: edit(item.text) };
}
