import { formatError } from './format-error.js';

type Entry = Record<string, unknown>;

/**
 * The messages of a file with one JSON value per line: plain messages, or a session of Claude Code without its side
 * chains and what is no message. Null where the first line is no JSON object.
 *
 * @throws HarnessError CC_TRANSCRIPT_FORMAT when a later line is damaged.
 */
export function readLines(text: string, path: string): unknown[] | null {
  const lines = text.split('\n').map((line, index) => ({ line: line.trim(), number: index + 1 }));
  const filled = lines.filter(({ line }) => line !== '');
  if (filled.length < 2 || entryIn(filled[0]!.line) === null) return null;
  const entries = filled.map(({ line, number }) => {
    const entry = entryIn(line);
    if (entry) return entry;
    throw formatError(path, `line ${number} damaged: ${JSON.stringify(line.slice(0, 40))} is no JSON object`);
  });
  if (!entries.some(isSpoken)) return entries;
  return entries
    .filter((entry) => isSpoken(entry) && entry.isSidechain !== true)
    .map(({ message }) => message);
}

function entryIn(line: string): Entry | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Entry) : null;
  } catch {
    return null;
  }
}

/** A line of Claude Code that holds what was said. */
function isSpoken({ type, message }: Entry): boolean {
  return (type === 'user' || type === 'assistant') && typeof message === 'object' && message !== null;
}
