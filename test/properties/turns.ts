import type { Turn } from '../../src/transcript/turn.js';
import { CHAT, said } from '../conversation.js';

/** Four turns of an assistant, each with an anchor that is its fact. */
export const ONE = said('t1', 'TICKET-7');
export const TWO = said('t2', 'src/a.ts');
export const THREE = said('t3', 'ERR-40');
export const FOUR = said('t4', 'run-81');

/** A turn whose fact is another text than its anchor. */
export function timed(id: string, anchor: string, value: string): Turn {
  return said(id, anchor, {
    text: `${CHAT.repeat(3)}${anchor} took ${value}.`,
    facts: [{ key: 'took', value }],
  });
}
