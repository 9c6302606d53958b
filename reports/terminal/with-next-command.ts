import type { Style } from '../text/style.js';
import { textWidth } from '../text/text-width.js';
import { wrap } from '../text/wrap.js';

/** What a report comes to with the command that comes next: on one line where both fit, else the command below. */
export function withNextCommand(says: string, command: string, { width }: Style): string[] {
  const isShort = textWidth(says) + 3 + textWidth(command) <= width;
  return isShort ? [`${says} · ${command}`] : [...wrap(says, width), command];
}
