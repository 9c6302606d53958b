import type { Attachment, Turn } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import type { Stock } from '../material/stock.js';

const ATTACHED = 0.3;

const NAMES: Record<Attachment['type'], string> = {
  image: 'screenshot-#.png',
  file: 'invoice-#.pdf',
  audio: 'memo-#.m4a',
};

/** The turns, some of a user or a tool with an image, a file or a recording beside the text. */
export function attach(draw: Draw, stock: Stock, turns: readonly Turn[]): Turn[] {
  return turns.map((turn) => {
    if (turn.role === 'system' || turn.role === 'assistant' || !draw.chance(ATTACHED)) return turn;
    const type = draw.weighted([
      ['image', 3],
      ['file', 2],
      ['audio', 1],
    ] as const);
    return { ...turn, attachments: [{ type, name: NAMES[type].replace('#', `${stock.nextAttachment()}`) }] };
  });
}
