import { describe, expect, it } from 'vitest';
import { PROPERTIES } from '../../properties/registry.js';
import { check, defineProperty, referenceCompactor } from '../../src/index.js';
import inputRange from '../fixtures/compactors/input-range.js';

const property = ['coverage/anchors-present'];

describe('check', () => {
  it('passes a compactor that keeps the law', async () => {
    const report = await check(referenceCompactor(), { runs: 40, seed: 1, properties: property });
    expect(report).toMatchObject({
      verdict: 'passed',
      runs: 40,
      settings: { seed: 1, properties: property },
    });
  });

  it('gives the smallest conversation that breaks the law', async () => {
    const report = await check(inputRange, { runs: 40, seed: 1, properties: property });
    expect(report.verdict).toBe('failed');
    expect(report.properties[0]?.counterexample).toMatchObject({
      shrinking: { finished: true, turnsAfter: 1 },
    });
  });

  it('stores nothing by itself', async () => {
    const report = await check(inputRange, { runs: 40, seed: 1, properties: property });
    expect(report.properties[0]?.counterexample?.file).toBeNull();
  });

  it('ends a search in which the compactor does not answer', async () => {
    const silent = { ...inputRange, buildCheckpoint: () => new Promise<never>(() => {}) };
    const options = { seed: 1, properties: ['failure/no-crash'], stepLimit: 20, shrinkTime: '2s' };
    const report = await check(silent, options);
    expect(report).toMatchObject({ verdict: 'errored', ended: 'hung' });
  });

  it('counts tokens as it is told', async () => {
    const countTokens = (text: string) => Math.ceil(text.length / 3);
    const report = await check(inputRange, { runs: 40, seed: 1, properties: property, countTokens });
    const step = report.properties[0]?.counterexample?.observation.scenario.steps[0];
    expect(
      step?.step === 'append' && step.turns.map(({ text, tokens }) => tokens === countTokens(text)),
    ).toEqual([true]);
  });

  it('judges a property of one’s own', async () => {
    const never = defineProperty({
      id: 'team/never',
      clauses: [],
      level: 'must',
      claim: 'No session is ever opened.',
      why: 'To be broken.',
      fix: 'None is needed.',
      needs: [],
      premise: { text: 'a session is opened', share: 0 },
      judge: ({ moments }) => ({
        met: moments.length,
        violations: moments.map((_, moment) => ({ moment, says: 'opened' })),
      }),
    });
    const options = { runs: 20, seed: 1, extraProperties: [never], properties: ['team/*'] };
    expect(await check(referenceCompactor(), options)).toMatchObject({ verdict: 'failed' });
  });

  it('says so when a property of one’s own throws, or takes the id of another', async () => {
    const throws = { ...PROPERTIES[0]!, id: 'team/throws', judge: () => JSON.parse('{') };
    await expect(check(referenceCompactor(), { runs: 5, extraProperties: [throws] })).rejects.toMatchObject({
      code: 'CC_PROPERTY_THREW',
      message: expect.stringContaining('`team/throws`'),
    });
    await expect(check(inputRange, { extraProperties: [PROPERTIES[0]!] })).rejects.toMatchObject({
      code: 'CC_PROPERTY_TWICE',
    });
  });

  it.each([
    [{ runs: 0 }, 'CC_OPTION_INVALID'],
    [{ properties: ['S999'] }, 'CC_PROPERTY_UNKNOWN'],
    [{ run: 5 }, 'CC_OPTION_UNKNOWN'],
  ])('refuses %j', async (options, code) => {
    await expect(check(inputRange, options as object)).rejects.toMatchObject({ code });
  });

  it('refuses what is no compactor', async () => {
    await expect(check({ summarise: () => '' })).rejects.toMatchObject({ code: 'CC_NOT_A_COMPACTOR' });
  });
});
