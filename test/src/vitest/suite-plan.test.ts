import { describe, expect, it } from 'vitest';
import { PROPERTIES } from '../../../properties/registry.js';
import { referenceCompactor } from '../../../src/reference/reference-compactor.js';
import { planSuite } from '../../../src/vitest/suite-plan.js';

const pair = { buildCheckpoint: () => ({}), reconstruct: () => '' };
const idsOf = (subject: 'summarizer' | undefined) =>
  PROPERTIES.filter((property) => property.subject === subject).map(({ id }) => id);

describe('the plan of a suite', () => {
  it('is called what the options, the compactor, or the factory are called', () => {
    expect(planSuite({ ...pair, name: 'pair' }, { name: 'mine' }).name).toBe('mine');
    expect(planSuite({ ...pair, name: 'pair' }, {}).name).toBe('pair');
    expect(planSuite(referenceCompactor, {}).name).toBe('referenceCompactor');
    expect(planSuite(() => pair, {}).name).toBe('compactor');
  });

  it('has the properties that judge what is given', () => {
    expect(planSuite(pair, {}).properties).toEqual(idsOf(undefined));
    expect(planSuite({ summarize: () => '' }, {}).properties).toEqual(idsOf('summarizer'));
  });

  it('has every property for a factory, which nobody knows yet', () => {
    expect(planSuite(() => pair, {}).properties).toEqual(PROPERTIES.map(({ id }) => id));
  });

  it('has only the properties that are chosen', () => {
    expect(planSuite(() => pair, { properties: ['S8'] }).properties).toEqual(['budget/summary-fits']);
  });

  it('takes a function with parameters as one from messages to messages', async () => {
    const compactor = await planSuite(function shorten(messages: unknown[]) {
      return messages.slice(-2);
    }, {}).open();
    expect(compactor.name).toBe('shorten');
  });

  it('calls a factory when the compactor is needed, and not before', async () => {
    let calls = 0;
    const plan = planSuite(async () => {
      calls += 1;
      return { ...pair, name: 'made' };
    }, {});
    expect(calls).toBe(0);
    expect((await plan.open()).name).toBe('made');
  });

  it('refuses what a factory makes that is no compactor', async () => {
    await expect(planSuite(() => 7, {}).open()).rejects.toMatchObject({ code: 'CC_NOT_A_COMPACTOR' });
  });
});
