import { countEdited } from '../../src/tokens/count-edited.js';
import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import type { Turn } from '../../src/transcript/turn.js';

/** Whether a turn's text can be changed without changing a tool's input: its prose, or the last of its results. */
export function canRephrase({ uses }: Turn): boolean {
  return uses === undefined;
}

/** The turn with its prose, or the text of its last result, put into other words. */
export function rephrase(turn: Turn, change: (text: string) => string, tokenizer: Tokenizer): Turn {
  const last = turn.results?.at(-1);
  if (!last) {
    const text = change(turn.text);
    return { ...turn, text, tokens: countEdited(turn, text, tokenizer) };
  }
  const changed = change(last.text);
  const text = turn.text.slice(0, turn.text.length - last.text.length) + changed;
  const results = [...turn.results!.slice(0, -1), { ...last, text: changed }];
  return { ...turn, text, tokens: countEdited(turn, text, tokenizer), results };
}
