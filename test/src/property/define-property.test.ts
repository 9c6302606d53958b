import { describe, expect, it } from 'vitest';
import { PROPERTIES } from '../../../properties/registry.js';
import { defineProperty } from '../../../src/property/define-property.js';
import type { Property } from '../../../src/property/property.js';

const VALID: Property = {
  id: 'my-team/summary-is-a-list',
  clauses: [],
  level: 'must',
  claim: 'Every summary starts with a dash.',
  why: 'Our prompt asks for a list.',
  fix: 'Look at the prompt.',
  needs: [],
  premise: { text: 'a summary is in the view', share: 0.01 },
  judge: () => ({ met: 0, violations: [] }),
};

describe('a property', () => {
  it('is given back as it is', () => {
    expect(defineProperty(VALID)).toBe(VALID);
  });

  it.each(PROPERTIES.map((property) => [property.id, property] as const))('%s is one', (_, property) => {
    expect(defineProperty(property)).toBe(property);
  });
});

describe('what is none is refused:', () => {
  it.each<[string, unknown]>([
    ['id', { ...VALID, id: undefined }],
    ['id', { ...VALID, id: 'no-folder' }],
    ['id', { ...VALID, id: 'My-Team/claim' }],
    ['id', { ...VALID, id: '../outside' }],
    ['claim', { ...VALID, claim: '' }],
    ['why', { ...VALID, why: 7 }],
    ['fix', { ...VALID, fix: undefined }],
    ['level', { ...VALID, level: 'may' }],
    ['clauses', { ...VALID, clauses: 'S1' }],
    ['needs', { ...VALID, needs: undefined }],
    ['premise.share', { ...VALID, premise: { text: 'a summary is in the view' } }],
    ['premise.share', { ...VALID, premise: { ...VALID.premise, share: 1.1 } }],
    ['premise.share', { ...VALID, premise: { ...VALID.premise, share: Number.NaN } }],
    ['premise.text', { ...VALID, premise: { share: 0.1 } }],
    ['judge', { ...VALID, judge: 'passed' }],
    ['id', undefined],
    ['id', null],
  ])('`%s` of %j', (part, property) => {
    expect(() => defineProperty(property as Property)).toThrow(
      expect.objectContaining({
        code: 'CC_PROPERTY_INVALID',
        message: expect.stringContaining(`Expected \`${part}\` of a property to be`),
      }),
    );
  });

  it('says what was got, and of which type', () => {
    expect(() => defineProperty({ ...VALID, level: 3 as never })).toThrow('got `3` (number)');
  });
});
