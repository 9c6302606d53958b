import type { Turn } from '../../src/transcript/turn.js';

interface Circumstances {
  budget: number | null;
  countTokens?: (text: string) => number;
  /** The earlier summary that was shown with the turns. */
  previous?: string;
}

/** Why a text cannot stand for the turns that were shown: blank, a copy of one of them, too long; null if it may. */
export function whyUnfit(
  text: string,
  shown: readonly Turn[],
  { budget, countTokens, previous }: Circumstances,
): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return 'the summary is blank';
  const echoed = (shown.length > 1 || previous) && shown.find((turn) => turn.text.trim() === trimmed);
  if (echoed) return `the summary repeats turn ${echoed.id} and nothing else`;
  const tokens = countTokens?.(text) ?? 0;
  if (budget !== null && tokens > budget) return `the summary has ${tokens} tokens, the budget is ${budget}`;
  return null;
}
