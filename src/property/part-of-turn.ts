import type { Turn } from '../transcript/turn.js';
import { proseOf } from '../transcript/turn-text.js';

/**
 * Whether a text is what is left of a turn of several parts when some of them are gone: its prose with its tool uses,
 * and each of its results, may be a message of its own.
 */
export function isPartOf(text: string, turn: Turn): boolean {
  if (text === turn.text) return false;
  const results = (turn.results ?? []).map((result) => result.text);
  const head = turn.text.slice(0, Math.max(0, turn.text.length - results.join('\n').length - 1));
  const parts = [head, ...results];
  const prose = proseOf(turn);
  // The prose before a first result goes into the message of that result.
  if (!turn.uses && prose !== '' && results.length > 0) parts.splice(0, 2, `${prose}\n${results[0]}`);
  if (parts.length < 2) return false;
  let rest: string | null = text;
  for (const part of parts) {
    if (rest === part) return true;
    if (part !== '' && rest.startsWith(`${part}\n`)) rest = rest.slice(part.length + 1);
  }
  return false;
}
