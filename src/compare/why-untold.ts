import type { Capabilities } from '../compactor/capabilities.js';

const TOLD: readonly (readonly [keyof Capabilities, string])[] = [
  ['takesBudget', 'the summary budget'],
  ['takesRatios', 'the ratios'],
  ['takesKeep', 'how many turns are kept'],
  ['takesTrigger', 'the trigger'],
  ['takesReport', "the summarizer's report"],
  ['takesSignals', "the summarizer's finish reason and marker"],
];

/** Why scenarios that were made for the one would be unfair to the other; null if they are fair. */
export function whyUntold(madeFor: Capabilities, now: Capabilities): string | null {
  const untold = TOLD.filter(([name]) => madeFor[name] && !now[name]).map(([, words]) => words);
  if (untold.length > 0)
    return `the stored scenarios vary ${untold.join(', ')}, of which the new one is not told`;
  if (now.keeps <= madeFor.keeps) return null;
  return `the new one always keeps ${now.keeps} turns, and the stored scenarios ask for as few as ${madeFor.keeps}`;
}
