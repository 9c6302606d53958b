import { signTest } from '../run/sign-test.js';

/** In how many runs something went one way, and in how many the other. */
export interface Split {
  more: number;
  fewer: number;
}

/** What happens by chance in fewer than one of so many comparisons is more than chance. */
const SIGNIFICANT = 0.05;

/**
 * Which of these are split more unevenly than chance gives. It is asked of all of them at once: where nothing differs,
 * one of them is told to in at most 5 % of comparisons. Of those with too few runs to ever tell nothing is asked.
 *
 * @see https://www.jstor.org/stable/4615733 Holm, "A simple sequentially rejective multiple test procedure"
 * @see https://doi.org/10.2307/2531456 Tarone, "A modified Bonferroni method for discrete data"
 */
export function beyondChance<S extends Split>(all: readonly S[]): ReadonlySet<S> {
  const asked = all
    .filter(({ more, fewer }) => signTest(more + fewer, 0) < SIGNIFICANT)
    .map((one) => ({ one, p: signTest(one.more, one.fewer) }))
    .sort((a, b) => a.p - b.p);
  const holding = asked.findIndex(({ p }, rank) => p * (asked.length - rank) >= SIGNIFICANT);
  return new Set(asked.slice(0, holding < 0 ? asked.length : holding).map(({ one }) => one));
}
