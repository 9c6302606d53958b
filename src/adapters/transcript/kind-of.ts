import type { Kind, Role } from '../../transcript/turn.js';

/** A numbered listing, a table, key and value, a path, a log line with a time, or a line that ends as code does. */
const STRUCTURED_LINE = new RegExp(
  [
    String.raw`^\s*\d+[:|]`,
    String.raw`\t|\|.*\|`,
    String.raw`^\s*[\w."'-]+\s*[:=]\s*\S`,
    String.raw`^\S*[\w.-]/[\w./-]*\S*$`,
    String.raw`\d\d:\d\d:\d\d`,
    String.raw`[{}();,\[\]>]\s*$`,
  ].join('|'),
);

/**
 * Structured for the text of a tool that is JSON, or of which at least half of the lines look like a table, a
 * listing, code or a log; else prose.
 */
export function kindOf(role: Role, text: string): Kind {
  if (role !== 'tool') return 'prose';
  if (isJson(text)) return 'structured';
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const structured = lines.filter((line) => STRUCTURED_LINE.test(line)).length;
  return lines.length > 0 && structured * 2 >= lines.length ? 'structured' : 'prose';
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
