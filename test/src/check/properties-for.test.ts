import { describe, expect, it } from 'vitest';
import { PROPERTIES } from '../../../properties/registry.js';
import { propertiesFor } from '../../../src/check/properties-for.js';
import { DEFAULTS } from '../../../src/compactor/capabilities-of.js';
import { whySkipped } from '../../../src/run/why-skipped.js';

const COMPACTOR = DEFAULTS;
const SUMMARIZER = { ...DEFAULTS, summarizes: true };
const idsFor = (...about: Parameters<typeof propertiesFor>) => propertiesFor(...about).map(({ id }) => id);
const own = { ...PROPERTIES[0]!, id: 'my-team/mine' };

describe('a check judges', () => {
  it('a summarizer on its own by what it writes, and a compactor by all else', () => {
    const [summarizer, compactor] = [idsFor(SUMMARIZER, {}), idsFor(COMPACTOR, {})];
    expect(new Set(summarizer.map((id) => id.split('/')[0]))).toEqual(new Set(['summarizer']));
    expect(compactor.filter((id) => id.startsWith('summarizer/'))).toEqual([]);
    expect(summarizer.length + compactor.length).toBe(PROPERTIES.length);
  });

  it('what is asked for by name, whatever that judges', () => {
    expect(idsFor(SUMMARIZER, { properties: ['M1', 'S8'] }).sort()).toEqual([
      'budget/summary-fits',
      'summarizer/within-budget',
    ]);
  });

  it('what the user adds, too', () => {
    expect(idsFor(SUMMARIZER, { extraProperties: [own] })).toContain('my-team/mine');
  });
});

it('says why a property has nothing to say', () => {
  const [fits] = propertiesFor(SUMMARIZER, { properties: ['S8'] });
  const [within] = propertiesFor(COMPACTOR, { properties: ['M1'] });
  expect(whySkipped(fits!, SUMMARIZER)).toBe('it judges a compactor, and this is a summarizer on its own');
  expect(whySkipped(within!, COMPACTOR)).toBe('it judges a summarizer on its own, and this is a compactor');
});
