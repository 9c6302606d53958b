import { expect, it } from 'vitest';
import { loadMaterial } from '../../../generators/material/material.js';
import { scenarioArbitrary } from '../../../generators/scenario/scenario-arbitrary.js';
import type { Capabilities } from '../../../src/compactor/capabilities.js';
import { scenarioOfRun } from '../../../src/run/scenario-of-run.js';
import { isMeanwhile } from '../../../src/scenario/meanwhile.js';
import { scenarioProblems } from '../../../src/scenario/validate.js';
import { CHECKPOINT, SESSION } from '../scenarios.js';

const RUNS = 300;
const material = await loadMaterial('o200k_base');

const scenariosFor = (supports: Capabilities) => {
  const arbitrary = scenarioArbitrary(material, { supports, maxTurns: 30 });
  return Array.from({ length: RUNS }, (_, run) => scenarioOfRun(arbitrary, 1, run).value);
};

const stepsFor = (supports: Capabilities) => new Set(scenariosFor(supports).flatMap(({ steps }) => steps));

const names = (steps: Iterable<{ step: string }>) => new Set([...steps].map(({ step }) => step));

it('plays everything that can happen in a session which is kept, in well-formed scenarios', () => {
  const scenarios = scenariosFor({ ...SESSION, concurrent: true, durable: true });
  const steps = scenarios.flatMap((scenario) => scenario.steps);
  expect(names(steps)).toEqual(new Set(['append', 'compact', 'recall', 'lose', 'reopen', 'kill', 'abort']));
  expect(names(steps.filter(isMeanwhile))).toEqual(new Set(['append', 'compact', 'kill', 'abort']));
  expect(scenarios.flatMap((scenario) => scenarioProblems(scenario, material.tokenizer))).toEqual([]);
});

it('opens no session again that is not kept', () => {
  const steps = stepsFor({ ...SESSION, concurrent: true, durable: false });
  expect([...names(steps)]).not.toContain('reopen');
  expect([...names(steps)]).not.toContain('kill');
  expect([...steps].some(isMeanwhile)).toBe(true);
});

it('disturbs no pass of a compactor that takes no calls then', () => {
  expect([...stepsFor(CHECKPOINT)].filter(isMeanwhile)).toEqual([]);
});
