import type { Line } from './lines.js';
import type { Heard } from './protocol.js';
import { ProtocolTrouble } from './protocol-trouble.js';
import { shapeTrouble } from './shape-trouble.js';

const TYPES = ['hello', 'answer', 'summarize', 'count'];

/**
 * The message that a line holds.
 *
 * @throws ProtocolTrouble when it holds none.
 */
export function readMessage(line: Line): Heard {
  if ('trouble' in line) {
    const { beginning } = line;
    if (line.trouble === 'no UTF-8')
      throw new ProtocolTrouble('a line in UTF-8', '', 'other bytes', beginning);
    const most = (line.mostBytes / 2 ** 20).toFixed(1);
    throw new ProtocolTrouble(`a line feed within ${most} MiB`, '', 'none', beginning);
  }
  const message = parse(line.text);
  const { type } = Object(message) as { type?: unknown };
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    throw new ProtocolTrouble('a JSON object', '', 'another JSON value', line.text);
  if (!TYPES.includes(type as string)) {
    const kinds = TYPES.map((name) => `"${name}"`).join(', ');
    throw new ProtocolTrouble(`one of ${kinds}`, 'type', JSON.stringify(type) ?? 'nothing', line.text);
  }
  const trouble = shapeTrouble(type as string, message);
  if (trouble) throw new ProtocolTrouble(trouble.expected, trouble.field, trouble.got, line.text);
  return message as Heard;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const hint = /\b(NaN|-?Infinity)\b/.test(text)
      ? 'a bare NaN or Infinity, which JSON does not have'
      : 'text that is none';
    throw new ProtocolTrouble('a line of JSON (what is printed belongs on standard error)', '', hint, text);
  }
}
