import type { Explanation } from '../../src/run/report.js';

/** What of a counterexample matters, a phrase for each part, and what does not. */
export function explanationInWords({ matters, varies }: Explanation): {
  matters: string[];
  varies: string | null;
} {
  return {
    matters: matters.map(({ part, instead }) => `${part}: it holds ${instead}`),
    varies: varies.length === 0 ? null : varies.join(', '),
  };
}
