import { describe, expect, it } from 'vitest';
import { turnsArbitrary } from '../../../generators/conversation/turns-arbitrary.js';
import { loadMaterial } from '../../../generators/material/material.js';
import { loadScenarios } from '../../../generators/scenario/load-scenarios.js';
import { scenarioArbitrary } from '../../../generators/scenario/scenario-arbitrary.js';
import type { Capabilities } from '../../../src/compactor/capabilities.js';
import { logOf } from '../../../src/scenario/log-of.js';
import { isWellFormed, scenarioProblems } from '../../../src/scenario/validate.js';
import { customTokenizer } from '../../../src/tokens/custom-tokenizer.js';
import { ENCODINGS } from '../../../src/tokens/encoding.js';
import { CHECKPOINT, SESSION, scenariosOf, valuesOf } from '../scenarios.js';

const material = await loadMaterial('o200k_base');
const scenarios = (supports: Partial<Capabilities>, runs: number) =>
  scenariosOf(scenarioArbitrary(material, { supports: { ...SESSION, ...supports } }), runs);

describe.each(ENCODINGS)('scenarios in %s', (encoding) => {
  it.each([
    ['a session', SESSION],
    ['a checkpoint pair', CHECKPOINT],
  ])('are well formed and counted truly for %s', async (_, supports) => {
    const arbitrary = await loadScenarios({ supports, encoding });
    const { tokenizer } = await loadMaterial(encoding);
    for (const scenario of scenariosOf(arbitrary, 800)) {
      expect(isWellFormed(scenario)).toBe(true);
      expect(scenarioProblems(scenario, tokenizer)).toEqual([]);
      expect(scenario.encoding).toBe(encoding);
    }
  });
});

describe('scenarios', () => {
  it('are the same for the same seed, and others for another', () => {
    const arbitrary = scenarioArbitrary(material, { supports: SESSION });
    expect(scenariosOf(arbitrary, 200, 5)).toEqual(scenariosOf(arbitrary, 200, 5));
    expect(scenariosOf(arbitrary, 200, 5)).not.toEqual(scenariosOf(arbitrary, 200, 6));
  });

  it('are small in the first hundred runs', () => {
    const sizes = scenarios({}, 99).map((scenario) => logOf(scenario, 2).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(9);
  });

  it('have no more turns than they may', () => {
    for (const maxTurns of [0, 1, 3, 30]) {
      const arbitrary = scenarioArbitrary(material, { supports: SESSION, maxTurns });
      for (const scenario of scenariosOf(arbitrary, 400)) {
        expect(logOf(scenario).length).toBeLessThanOrEqual(maxTurns);
      }
    }
  });

  it('are counted with a tokenizer of one’s own', async () => {
    const tokenizer = customTokenizer('quarters', (text) => Math.ceil(text.length / 4));
    const arbitrary = await loadScenarios({ supports: SESSION, encoding: tokenizer });
    for (const scenario of scenariosOf(arbitrary, 300))
      expect(scenarioProblems(scenario, tokenizer)).toEqual([]);
  });

  it('take their turns from a real conversation, if there is one', () => {
    const [turns] = valuesOf(turnsArbitrary(material, { least: 30, most: 30 }), 1);
    const texts = new Set(turns!.map(({ text }) => text));
    const all = scenariosOf(scenarioArbitrary(material, { supports: SESSION, turns: turns! }), 500);
    for (const scenario of all) {
      expect(scenarioProblems(scenario, material.tokenizer)).toEqual([]);
      for (const { text } of logOf(scenario)) expect(texts).toContain(text);
    }
    expect(all.some(({ steps }) => steps.filter(({ step }) => step === 'append').length > 2)).toBe(true);
  });
});

describe('what a compactor cannot be told is held:', () => {
  const settings = (supports: Partial<Capabilities>) =>
    scenarios(supports, 600).map(({ settings }) => settings);
  const summarizers = (supports: Partial<Capabilities>) =>
    scenarios(supports, 600).map(({ summarizer }) => summarizer);

  it('a budget', () => {
    expect(settings({ takesBudget: false }).filter(({ summaryBudget }) => summaryBudget !== null)).toEqual(
      [],
    );
  });

  it('ratios', () => {
    expect(settings({ takesRatios: false }).filter(({ ratios }) => ratios !== null)).toEqual([]);
  });

  it('a keep setting', () => {
    expect(settings({ takesKeep: false }).filter((all) => 'keep' in all)).toEqual([]);
    expect(settings({ choosesPrefix: false }).filter((all) => 'keep' in all)).toEqual([]);
  });

  it('a trigger', () => {
    expect(settings({ takesTrigger: false }).filter((all) => 'trigger' in all)).toEqual([]);
  });

  it('a report', () => {
    expect(summarizers({ takesReport: false }).filter(({ report }) => report !== 'none')).toEqual([]);
  });

  it('finish reason and marker', () => {
    expect(summarizers({ takesSignals: false }).filter(({ finish, marker }) => finish || marker)).toEqual([]);
  });

  it('the loss of an entry', () => {
    const lost = scenarios({ lose: false }, 600).filter(({ steps }) =>
      steps.some(({ step }) => step === 'lose'),
    );
    expect(lost).toEqual([]);
  });
});
