import { expect, it } from 'vitest';
import { DEFAULTS } from '../../../src/compactor/capabilities-of.js';
import { jointCapabilities } from '../../../src/compare/joint-capabilities.js';
import { whyIncomparable } from '../../../src/compare/why-incomparable.js';

it('has what both have, and the larger of what both need', () => {
  const old = { ...DEFAULTS, takesBudget: false, recall: true, keeps: 6, overheadTokens: 10 };
  const now = { ...DEFAULTS, takesRatios: false, recall: true, keeps: 2, overheadTokens: 90 };
  const joint = jointCapabilities(old, now);
  expect(joint).toMatchObject({ takesBudget: false, takesRatios: false, recall: true, takesKeep: true });
  expect(joint).toMatchObject({ keeps: 6, overheadTokens: 90 });
});

it('is not asked for where the subjects or the counts of tokens differ', () => {
  const compactor = { supports: DEFAULTS, countsItself: false };
  const summarizer = { supports: { ...DEFAULTS, summarizes: true }, countsItself: false };
  expect(whyIncomparable(compactor, compactor)).toBeNull();
  expect(whyIncomparable(summarizer, compactor)).toContain('the old one is a summarizer on its own');
  expect(whyIncomparable(compactor, { ...compactor, countsItself: true })).toContain('the new one counts');
});
