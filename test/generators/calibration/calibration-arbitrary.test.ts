import { expect, it } from 'vitest';
import { calibrationArbitrary } from '../../../generators/calibration/calibration-arbitrary.js';
import { loadMaterial } from '../../../generators/material/material.js';
import { CATEGORIES } from '../../../src/calibrate/category.js';
import { CONTENTS } from '../../../src/calibrate/content.js';
import { DEFAULTS } from '../../../src/compactor/capabilities-of.js';
import { scenarioOfRun } from '../../../src/run/scenario-of-run.js';
import { logOf } from '../../../src/scenario/log-of.js';
import { scenarioProblems } from '../../../src/scenario/validate.js';

const material = await loadMaterial('o200k_base');
const made = (content: (typeof CONTENTS)[number], ratios: number[], run = 0, budget = 2000) =>
  scenarioOfRun(calibrationArbitrary(material, DEFAULTS, { content, budget, ratios }), 7, run).value;

it.each(CONTENTS)('makes well-formed conversations of %s', (content) => {
  for (let run = 0; run < 5; run++)
    expect(scenarioProblems(made(content, [9, 3], run), material.tokenizer)).toEqual([]);
});

it.each(CONTENTS)(
  'comes near the size that was asked for, with a fact in every 500 tokens of %s',
  (content) => {
    for (const ratio of [0.5, 1, 4, 20]) {
      const log = logOf(made(content, [ratio]));
      const tokens = log.reduce((sum, turn) => sum + turn.tokens, 0);
      expect(Math.abs(tokens - ratio * 2000)).toBeLessThan(120);
      const facts = log.filter(({ anchor }) => anchor !== null).length;
      expect(Math.abs(facts - (ratio * 2000) / 500)).toBeLessThanOrEqual(1);
    }
  },
);

it('states facts of every category equally often', () => {
  const keys = logOf(made('mixed', [25])).flatMap(({ facts = [] }) => facts.map(({ key }) => key));
  expect(new Set(keys)).toEqual(new Set(CATEGORIES));
  for (const category of CATEGORIES)
    expect(keys.filter((key) => key === category).length).toBeGreaterThan(18);
});

it('gives the same conversation for the same seed and number', () => {
  expect(made('mixed', [3], 4)).toEqual(made('mixed', [3], 4));
  expect(made('mixed', [3], 4)).not.toEqual(made('mixed', [3], 5));
});

it('hands all to a summarizer on its own, and ends with a request for whoever chooses', () => {
  expect(logOf(made('prose', [2])).at(-1)).toMatchObject({ role: 'user', anchor: null });
  const supports = { ...DEFAULTS, choosesPrefix: false };
  const wish = { content: 'prose', budget: 2000, ratios: [2] } as const;
  const { value } = scenarioOfRun(calibrationArbitrary(material, supports, wish), 7, 0);
  expect(logOf(value).every(({ anchor }) => anchor !== null)).toBe(true);
});
