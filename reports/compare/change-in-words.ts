import type { Difference } from '../../src/compare/compare-report.js';

const WORDS = {
  anew: { regression: 'broken anew', repair: 'repaired' },
  often: { regression: 'broken more often', repair: 'broken less often' },
  elsewhere: { regression: 'broken elsewhere', repair: 'repaired elsewhere' },
} as const;

/** What became of a property, in a few words. */
export function changeInWords({ change, kind }: Pick<Difference, 'change' | 'kind'>): string {
  return kind === null ? 'by chance' : WORDS[kind][change];
}
