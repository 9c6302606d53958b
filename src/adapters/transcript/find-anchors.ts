import { SIMULATOR_TEXTS } from '../../simulation/simulator-texts.js';
import { isPresent, presenceSearch } from '../../transcript/presence.js';
import { anchorCandidates } from './anchor-candidates.js';

/** The key of the fact that each anchor is; a summary may hold it. */
export const ANCHOR_KEY = 'anchor';

/**
 * One anchor per text, found in the text itself: its most telling token that is present in no other text, the simulated
 * summarizer's own included, and in no other anchor; equal texts share one. Null where a text has no such token.
 */
export function findAnchors(texts: readonly string[]): (string | null)[] {
  const distinct = [...new Set(texts)];
  const candidates = distinct.map(anchorCandidates);
  const holders = countHolders([...distinct, ...SIMULATOR_TEXTS, ANCHOR_KEY], candidates.flat());
  const chosen = new Map<string, string>();
  distinct.forEach((text, index) => {
    const taken = [...chosen.values()];
    const anchor = candidates[index]!.find(
      (token) =>
        holders.get(token) === 1 && isPresent(token, text) && !taken.some((other) => overlap(token, other)),
    );
    if (anchor !== undefined) chosen.set(text, anchor);
  });
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
  return isPresent(one, other) || isPresent(other, one);
}
