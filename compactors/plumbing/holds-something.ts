import type { Environment } from '../../src/compactor/compactor.js';
import type { Turn } from '../../src/transcript/turn.js';
import { anchoredTurns } from './anchored-turns.js';
import { whyUnfit } from './why-unfit.js';

/** Whether a text is fit to be a summary of the shown turns and holds the anchor of one of them. */
export function holdsSomething(
  text: string,
  shown: readonly Turn[],
  { settings, countTokens }: Pick<Environment, 'settings' | 'countTokens'>,
): boolean {
  const unfit = whyUnfit(text, shown, { budget: settings.summaryBudget, countTokens });
  return unfit === null && anchoredTurns(shown, text, { cut: false }).length > 0;
}
