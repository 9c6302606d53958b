import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { proseOf } from '../../../src/transcript/turn-text.js';
import { mapTurns, rewrite } from '../edit.js';
import { peculiarShape } from '../peculiar.js';
import { paddingOf } from '../plain.js';
import type { Candidate, ShrinkTools } from '../reducer.js';

/** Up to so many turns, texts that cannot be plain are worth cutting down. */
const FEW = 4;
/** The smallest pieces: words with the space before them. */
const WORDS = /\s*\S+|\s+$/gu;

/** Delta debugging over the words of the prose that could not be made plain: without a half, a quarter, … each word. */
export function* shorterTexts(scenario: Scenario, { tokenizer }: ShrinkTools): Iterable<Candidate> {
  const log = logOf(scenario);
  if (log.length > FEW) return;
  for (const turn of log) {
    if (turn.results || paddingOf(turn, tokenizer) !== null || peculiarShape(turn)) continue;
    const words = proseOf(turn).match(WORDS) ?? [];
    for (let size = Math.ceil(words.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      for (let start = 0; start < words.length; start += size) {
        const prose = words.toSpliced(start, size).join('');
        const shorter = rewrite(turn, { prose }, tokenizer);
        yield { scenario: mapTurns(scenario, (other) => (other.id === turn.id ? shorter : other)) };
      }
    }
  }
}
