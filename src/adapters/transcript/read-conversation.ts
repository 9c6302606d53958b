import { ConversationProblem } from './conversation-problem.js';
import { decode } from './decode.js';
import { formatError } from './format-error.js';
import type { FormatName, Reading } from './formats/format.js';
import { recognise } from './formats/recognise.js';
import { READERS } from './formats/registry.js';
import type { JsonNode } from './json/json-node.js';
import { parseJson } from './json/parse-json.js';
import { placeOf } from './json/place-of.js';
import { lineReader } from './line-reader.js';

/** A conversation that was read from a file, with the format that it had. */
export interface Conversation extends Reading {
  format: FormatName;
  /** The line in which something stands that begins at a code unit, counted from 1. */
  lineAt(offset: number): number;
}

/**
 * The conversation in the bytes of a file; its format is recognised, if it is not given.
 *
 * @throws HarnessError CC_TRANSCRIPT_FORMAT, with line, column and byte.
 */
export function readConversation(bytes: Uint8Array, path: string, format?: FormatName): Conversation {
  let text = '';
  let values: JsonNode[] = [];
  try {
    text = decode(bytes);
    values = parseJson(text);
    const name = format ?? recognise(values);
    const reading = READERS[name](values);
    if (reading.messages.length === 0) throw new ConversationProblem('no message', values[0]?.start ?? 0);
    return { ...reading, format: name, lineAt: lineReader(text) };
  } catch (error) {
    if (!(error instanceof ConversationProblem)) throw error;
    const { found, offset } = error;
    const before = (text || new TextDecoder().decode(bytes)).slice(0, offset);
    const column = offset - before.lastIndexOf('\n');
    const mark = hasBom(bytes) ? 3 : 0;
    const byte = Buffer.byteLength(before) + mark;
    const place = placeOf(values, offset);
    const where = `line ${lineReader(before)(offset)}, column ${column} (byte ${byte}${place && `, ${place}`})`;
    throw formatError(path, `${found} at ${where}`);
  }
}

function hasBom(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}
