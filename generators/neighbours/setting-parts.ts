import type { Capabilities } from '../../src/compactor/capabilities.js';
import type { Ratios, Settings } from '../../src/compactor/settings.js';
import type { Scenario } from '../../src/scenario/scenario.js';
import { withSettings } from '../shrink/edit.js';
import { PLAIN_RATIOS } from '../shrink/plain-settings.js';
import type { Alternative, Part } from './part.js';

/** The settings that the compactor can be told. */
export function settingParts(scenario: Scenario, supports: Capabilities): Part[] {
  const { summaryBudget, keep, trigger, window, ratios } = scenario.settings;
  const others = (name: keyof Settings, numbers: readonly number[], unit: string): Alternative[] =>
    numbers.map((value) => ({
      instead: `with ${value}${unit}`,
      scenario: withSettings(scenario, { [name]: value }),
    }));
  return [
    ...(supports.takesBudget
      ? [{ part: 'the summary budget', alternatives: [...budgets(scenario, summaryBudget)] }]
      : []),
    ...(supports.takesKeep ? [{ part: 'keep', alternatives: others('keep', around(keep ?? 0), '') }] : []),
    ...(supports.takesTrigger
      ? [{ part: 'the trigger', alternatives: others('trigger', around(trigger ?? 0), '') }]
      : []),
    {
      part: 'the window',
      alternatives: others('window', [window * 2, Math.ceil(window / 2), window * 100], ' tokens'),
    },
    ...(supports.takesRatios ? [{ part: 'the ratios', alternatives: otherRatios(scenario, ratios) }] : []),
  ];
}

function* budgets(scenario: Scenario, budget: number | null): Iterable<Alternative> {
  const values = budget === null ? [1000, 100] : around(budget);
  for (const value of values) {
    yield { instead: `with ${value} tokens`, scenario: withSettings(scenario, { summaryBudget: value }) };
  }
  if (budget !== null)
    yield { instead: 'without one', scenario: withSettings(scenario, { summaryBudget: null }) };
}

/** Numbers beside one, the nearest first; none below nothing. */
function around(value: number): number[] {
  return [value + 1, value - 1, value + 2, value - 2, value + 5, value + 10, value * 2, value + 100].filter(
    (other, index, all) => other >= 0 && other !== value && all.indexOf(other) === index,
  );
}

function otherRatios(scenario: Scenario, ratios: Ratios | null): Alternative[] {
  const choices: readonly (readonly [string, Ratios | null])[] = [
    ['with 5 for prose and 3 for structured text', PLAIN_RATIOS],
    ['without any', null],
    ['with 1 for all', { prose: [1, 1], structured: [1, 1] }],
    ['with 20 for all', { prose: [20, 1], structured: [20, 1] }],
  ];
  return choices
    .filter(([, choice]) => JSON.stringify(choice) !== JSON.stringify(ratios))
    .map(([instead, choice]) => ({ instead, scenario: withSettings(scenario, { ratios: choice }) }));
}
