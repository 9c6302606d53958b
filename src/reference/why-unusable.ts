import type { Turn } from '../transcript/turn.js';

/**
 * Why a text is no summary of the turns that were shown, whatever it may hold: it is blank, or it repeats one of two or
 * more turns (K2). Null if it may be one. Refusals and placeholders need no list of phrases: they hold no evidence.
 */
export function whyUnusable(summary: string, shown: readonly Turn[]): string | null {
  const text = summary.trim();
  if (text === '') return 'the summary is blank';
  const echoed = shown.length > 1 ? shown.find((turn) => turn.text.trim() === text) : undefined;
  return echoed ? `the summary repeats turn ${echoed.id} and nothing else` : null;
}
