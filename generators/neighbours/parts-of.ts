import type { Scenario } from '../../src/scenario/scenario.js';
import { scenarioToPlain } from '../../src/scenario/scenario-json.js';
import { isWellFormed } from '../../src/scenario/validate.js';
import type { ShrinkTools } from '../shrink/reducer.js';
import type { Part } from './part.js';
import { settingParts } from './setting-parts.js';
import { summarizerParts } from './summarizer-parts.js';
import { turnParts } from './turn-parts.js';

/** The parts of a small scenario, each with well-formed scenarios in which it alone is another. */
export function partsOf(scenario: Scenario, { tokenizer, supports }: ShrinkTools): Part[] {
  const own = JSON.stringify(scenarioToPlain(scenario));
  const isOther = (other: Scenario) => isWellFormed(other) && JSON.stringify(scenarioToPlain(other)) !== own;
  const parts = [
    ...settingParts(scenario, supports),
    ...(supports.summarizes || scenario.summarizer.model !== undefined
      ? []
      : summarizerParts(scenario, supports)),
    ...turnParts(scenario, tokenizer),
  ];
  return parts
    .map(({ part, alternatives }) => ({
      part,
      alternatives: alternatives.filter((one) => isOther(one.scenario)),
    }))
    .filter(({ alternatives }) => alternatives.length > 0);
}
