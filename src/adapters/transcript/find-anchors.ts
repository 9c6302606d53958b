import { SIMULATOR_TEXTS } from '../../simulation/simulator-texts.js';
import { isPresent, presenceSearch } from '../../transcript/presence.js';
import { anchorCandidates } from './anchor-candidates.js';
import { phrasesOf } from './phrases.js';

/** The key of the fact that each anchor is; a summary may hold it. */
export const ANCHOR_KEY = 'anchor';

/**
 * One anchor per text, found in the text itself: its most telling token that is present in no other text, the simulated
 * summarizer's own included, and in no other anchor, or else the shortest phrase that is; equal texts share one. Null where a
 * text has neither.
 */
export function findAnchors(texts: readonly string[]): (string | null)[] {
  const distinct = [...new Set(texts)];
  const chosen = new Map<string, string>();
  for (const candidatesOf of [anchorCandidates, phrasesOf]) {
    const left = distinct.filter((text) => !chosen.has(text));
    const candidates = new Map(left.map((text) => [text, candidatesOf(text)]));
    const all = [...candidates.values()].flat();
    const holders = countHolders([...distinct, ...SIMULATOR_TEXTS, ANCHOR_KEY], all);
    const taken = [...chosen.values()];
    for (const [text, tokens] of candidates) {
      const anchor = tokens.find(
        (token) =>
          holders.get(token) === 1 && isPresent(token, text) && !taken.some((other) => overlap(token, other)),
      );
      if (anchor === undefined) continue;
      chosen.set(text, anchor);
      taken.push(anchor);
    }
  }
  return texts.map((text) => chosen.get(text) ?? null);
}

function countHolders(texts: readonly string[], tokens: readonly string[]): Map<string, number> {
  const holders = new Map<string, number>();
  const search = presenceSearch(tokens);
  for (const text of texts) {
    for (const token of search(text)) holders.set(token, (holders.get(token) ?? 0) + 1);
  }
  return holders;
}

function overlap(one: string, other: string): boolean {
  return (other.includes(one) && isPresent(one, other)) || (one.includes(other) && isPresent(other, one));
}
