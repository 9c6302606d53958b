import { expect, it } from 'vitest';
import { loadMaterial } from '../../../generators/material/material.js';
import { scenarioArbitrary } from '../../../generators/scenario/scenario-arbitrary.js';
import type { Capabilities } from '../../../src/compactor/capabilities.js';
import { DEFAULTS } from '../../../src/compactor/capabilities-of.js';
import { summarizerCompactor } from '../../../src/compactor/doors/summarizer-door.js';
import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { scenarioProblems } from '../../../src/scenario/validate.js';
import { ceilingWeights, costOf } from '../../../src/transcript/ceiling.js';
import { scenariosOf } from '../scenarios.js';

const material = await loadMaterial('o200k_base');
const RUNS = 2000;

const supportsOf = (ratios?: null): Capabilities => ({
  ...DEFAULTS,
  ...summarizerCompactor({ summarize: () => '', ...(ratios === null && { ratios }) }).supports,
});
const supports = supportsOf();
const scenarios = scenariosOf(scenarioArbitrary(material, { supports }), RUNS);

/** The turns before the first pass. */
const first = ({ steps }: Scenario) => (steps[0]?.step === 'append' ? steps[0].turns : []);

/** How many tokens of prose the input is above what the budget may stand for; null without a budget. */
function distance(scenario: Scenario): number | null {
  const { summaryBudget, ratios } = scenario.settings;
  if (summaryBudget === null) return null;
  const weights = ceilingWeights(ratios);
  return (costOf(first(scenario), weights) - summaryBudget * weights.budget) / weights.prose;
}

function ratioOf(scenario: Scenario): number {
  const tokens = first(scenario).reduce((sum, turn) => sum + turn.tokens, 0);
  return tokens / (scenario.settings.summaryBudget || Number.NaN);
}

const has = (pattern: RegExp) => (scenario: Scenario) =>
  logOf(scenario).some(({ text }) => pattern.test(text));

/** What has to occur, and in how many percent of the scenarios at least. */
const SHARES: Record<string, [percent: number, occurs: (scenario: Scenario) => boolean]> = {
  'at the claim': [8, (scenario) => distance(scenario) === 0],
  'one token below': [8, (scenario) => distance(scenario) === -1],
  'one token above': [8, (scenario) => distance(scenario) === 1],
  'ratio below 1': [5, (scenario) => ratioOf(scenario) < 1],
  'ratio above 10': [4, (scenario) => ratioOf(scenario) > 10],
  'no budget': [5, ({ settings }) => settings.summaryBudget === null],
  'several passes': [25, ({ steps }) => steps.filter(({ step }) => step === 'compact').length > 1],
  'no turns': [1, (scenario) => first(scenario).length === 0],
  '400 turns': [0.5, (scenario) => logOf(scenario).length >= 400],
  strict: [
    6,
    (scenario) => logOf(scenario).some(({ anchor, facts }) => facts?.some(({ value }) => value !== anchor)),
  ],
  'special token': [8, has(/<\|\w+\|>/)],
  'lone surrogate': [1, has(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/)],
  'zero byte': [0.5, has(/\0/)],
  'its own marker': [0.5, has(/\[end of summary\]/)],
};

it.each(Object.entries(SHARES))('reaches %s often enough', (_, [percent, occurs]) => {
  expect((scenarios.filter(occurs).length / RUNS) * 100).toBeGreaterThanOrEqual(percent);
});

it('makes nothing that is malformed, and simulates nobody', () => {
  for (const scenario of scenarios.slice(0, 600)) {
    expect(scenarioProblems(scenario, material.tokenizer)).toEqual([]);
    expect(scenario.summarizer.faults).toEqual([]);
    expect(scenario.steps.every(({ step }) => step === 'append' || step === 'compact')).toBe(true);
  }
});

it('has the ratios that are claimed for settings, or none where none are', () => {
  expect(new Set(scenarios.map(({ settings }) => settings.ratios))).toEqual(
    new Set([supports.claimedRatios]),
  );
  const unclaimed = scenariosOf(scenarioArbitrary(material, { supports: supportsOf(null) }), 100);
  expect(new Set(unclaimed.map(({ settings }) => settings.ratios))).toEqual(new Set([null]));
});
