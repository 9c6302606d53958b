import type { Contender } from './contender.js';

type Comparable = Pick<Contender, 'supports' | 'countsItself'>;

/** Why the same cases would not say the same of two compactors; null if they do. */
export function whyIncomparable(old: Comparable, now: Comparable): string | null {
  const [was, is] = [old, now].map(({ supports }) => subjectOf(supports.summarizes));
  if (was !== is)
    return `the old one is ${was}, and the new one ${is}: they are judged by different properties`;
  if (old.countsItself === now.countsItself) return null;
  const [self, other] = old.countsItself ? ['old', 'new'] : ['new', 'old'];
  return `the ${self} one counts tokens in its own way (\`countTokens\`), and the ${other} one does not: budgets and ceilings would lie elsewhere`;
}

function subjectOf(summarizes: boolean): string {
  return summarizes ? 'a summarizer on its own' : 'a compactor';
}
