import { isUtf8 } from 'node:buffer';
import { ConversationProblem } from './conversation-problem.js';

/**
 * The text of a file, without the byte order mark of an editor.
 *
 * @throws ConversationProblem at the first byte that is no UTF-8: decoding would put another character there without a word.
 */
export function decode(bytes: Uint8Array): string {
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  const valid = validPrefix(bytes);
  const found = `the byte 0x${bytes[valid]!.toString(16).padStart(2, '0')}, which is no UTF-8,`;
  throw new ConversationProblem(found, new TextDecoder().decode(bytes.subarray(0, valid)).length);
}

/** How many bytes are UTF-8 from the beginning, up to a whole character. */
function validPrefix(bytes: Uint8Array): number {
  let from = 0;
  let to = bytes.length;
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if (isWhole(bytes.subarray(0, middle))) from = middle;
    else to = middle;
  }
  while (!isUtf8(bytes.subarray(0, from))) from--;
  return from;
}

/** Whether bytes are UTF-8 but for a last character that may go on. */
function isWhole(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
