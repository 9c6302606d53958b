import { describe, expect, it } from 'vitest';
import { loadMaterial } from '../../../generators/material/material.js';
import { partsOf } from '../../../generators/neighbours/parts-of.js';
import { scenarioArbitrary } from '../../../generators/scenario/scenario-arbitrary.js';
import { scenarioProblems } from '../../../src/scenario/validate.js';
import { CHECKPOINT, SESSION, scenariosOf } from '../scenarios.js';

const material = await loadMaterial('o200k_base');
const { tokenizer } = material;

describe.each([
  ['a session', SESSION],
  ['a checkpoint pair', CHECKPOINT],
])('the parts of scenarios for %s', (_, supports) => {
  const scenarios = scenariosOf(scenarioArbitrary(material, { supports, maxTurns: 4 }), 60);

  it('are other in well-formed scenarios that differ in nothing else', () => {
    for (const scenario of scenarios) {
      for (const { part, alternatives } of partsOf(scenario, { tokenizer, supports })) {
        for (const { scenario: other } of alternatives) {
          expect(scenarioProblems(other, tokenizer), part).toEqual([]);
          const changed = (['settings', 'summarizer', 'steps'] as const).filter(
            (name) => JSON.stringify(other[name]) !== JSON.stringify(scenario[name]),
          );
          expect(changed.length, part).toBeLessThanOrEqual(1);
        }
      }
    }
  });
});

it('leaves alone what the compactor cannot be told', () => {
  const supports = {
    ...CHECKPOINT,
    takesBudget: false,
    takesRatios: false,
    takesReport: false,
    takesSignals: false,
  };
  const scenarios = scenariosOf(scenarioArbitrary(material, { supports, maxTurns: 4 }), 60);
  const parts = scenarios.flatMap((scenario) => partsOf(scenario, { tokenizer, supports }));
  const told = /budget|keep|trigger|ratios|report|finish|marker/;
  expect(
    parts.map(({ part }) => part).filter((part) => told.test(part) && !/fault is|amount of/.test(part)),
  ).toEqual([]);
});
