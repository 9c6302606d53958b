import { tokensOf } from '../../src/transcript/tokens-of.js';
import type { FirstPass } from './first-pass.js';
import type { Label } from './label.js';

/** Of what the compactor is told. */
export const SETTINGS_LABELS: readonly Label[] = [
  {
    name: 'odd settings',
    share: 0.02,
    suits: ({ takesBudget, takesKeep, takesTrigger }) => takesBudget || takesKeep || takesTrigger,
    occurs: ({ isOdd }) => isOdd,
  },
  { name: 'no budget', share: 0.01, occurs: ({ settings }) => settings.summaryBudget === null },
  {
    name: 'a budget of 0 or 1',
    share: 0.02,
    suits: ({ takesBudget }) => takesBudget,
    occurs: ({ settings: { summaryBudget } }) => summaryBudget === 0 || summaryBudget === 1,
  },
  {
    name: 'keep',
    share: 0.08,
    suits: ({ takesKeep }) => takesKeep,
    occurs: ({ settings }) => (settings.keep ?? 0) > 0,
  },
  {
    name: 'trigger',
    share: 0.25,
    suits: ({ takesTrigger }) => takesTrigger,
    occurs: ({ settings }) => settings.trigger !== undefined,
  },
  {
    name: 'no ratios',
    share: 0.03,
    suits: ({ takesRatios }) => takesRatios,
    occurs: ({ settings }) => settings.ratios === null,
  },
  {
    name: 'ratios of its own',
    share: 0.08,
    suits: ({ takesRatios }) => takesRatios,
    occurs: ({ settings: { ratios } }) =>
      ratios !== null && (ratios.prose[0] !== 5 || ratios.structured[0] !== 3),
  },
  {
    name: 'only a compacted view fits the window',
    share: 0.03,
    suits: ({ takesKeep }) => takesKeep,
    occurs: (first) => !first.isOdd && fits(first, first.summaryTokens) && !fitsAlready(first),
  },
  {
    name: 'what stays is more than the window',
    share: 0.03,
    suits: ({ takesKeep }) => takesKeep,
    occurs: (first) => !first.isOdd && !fits(first, 0),
  },
];

function fits({ settings, log, handed }: FirstPass, summary: number): boolean {
  return settings.window >= tokensOf(log) - tokensOf(handed) + summary;
}

function fitsAlready({ settings, log }: FirstPass): boolean {
  return settings.window >= tokensOf(log);
}
