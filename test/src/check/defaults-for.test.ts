import { expect, it } from 'vitest';
import { defaultsFor } from '../../../src/check/defaults-for.js';
import { planOf } from '../../../src/check/plan.js';
import { summarizerCompactor } from '../../../src/compactor/doors/summarizer-door.js';
import { referenceCompactor } from '../../../src/reference/reference-compactor.js';

it('gives a summarizer, which may be a model, more time than a compactor', () => {
  const limitOf = (compactor: Parameters<typeof defaultsFor>[0]) =>
    planOf(defaultsFor(compactor)).stepLimitMs;
  expect(limitOf(summarizerCompactor({ summarize: () => '' }))).toBe(30_000);
  expect(limitOf(referenceCompactor())).toBe(2000);
});
