import type { Tokenizer } from '../tokens/tokenizer.js';
import type { Turn } from '../transcript/turn.js';
import type { Draft } from './draft.js';
import { countedLine, hasAnchor, withoutTwins } from './faithful-summary.js';
import { statementLine } from './line.js';
import type { Reading } from './shown-turns.js';

/** The faithful summary of a request: a line for every turn whose anchor can be read in it, with the facts that can. */
export function faithfulDraft(
  reading: Reading,
  known: readonly Turn[],
  marker: boolean,
  tokenizer: Tokenizer,
): Draft {
  const lines = withoutTwins(readableTurns(reading, known))
    .filter(hasAnchor)
    .map((turn) => {
      const facts = reading.onlyFacts.get(turn);
      if (!facts) return countedLine(turn, tokenizer);
      return statementLine({ turn, anchor: turn.anchor, facts, whole: false }, tokenizer);
    });
  return {
    kind: 'text',
    lines,
    marker,
    stopsAt: null,
    breaksAt: null,
    ignoresBudget: false,
    waits: 0,
    failure: null,
    unusable: null,
  };
}

function readableTurns({ shown, inPart, carried }: Reading, known: readonly Turn[]): readonly Turn[] {
  if (inPart.length === 0 && carried.length === 0) return shown;
  const readable = new Set([...shown, ...inPart, ...carried]);
  return known.filter((turn) => readable.has(turn));
}
