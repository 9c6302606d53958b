import { expect, it } from 'vitest';
import { loadMaterial } from '../../../generators/material/material.js';
import { scenarioArbitrary } from '../../../generators/scenario/scenario-arbitrary.js';
import type { Capabilities } from '../../../src/compactor/capabilities.js';
import { scenarioOfRun } from '../../../src/run/scenario-of-run.js';
import { isMeanwhile } from '../../../src/scenario/meanwhile.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { scenarioProblems } from '../../../src/scenario/validate.js';
import { CHECKPOINT, SESSION } from '../scenarios.js';

const RUNS = 300;
const MOST = 30;
const material = await loadMaterial('o200k_base');

const sessionsFor = (supports: Capabilities, maxSteps = MOST): Scenario[] => {
  const arbitrary = scenarioArbitrary(material, { supports, maxTurns: 60, maxSteps });
  return Array.from({ length: RUNS }, (_, run) => scenarioOfRun(arbitrary, 1, run).value);
};

const stepsOf = (scenarios: readonly Scenario[]) => scenarios.flatMap(({ steps }) => steps);
const namesOf = (scenarios: readonly Scenario[]) => new Set(stepsOf(scenarios).map(({ step }) => step));

it('makes well-formed sessions of all lengths, with pass after pass and whatever may happen in between', () => {
  const sessions = sessionsFor({ ...SESSION, concurrent: true, durable: true });
  const lengths = new Set(sessions.map(({ steps }) => steps.length));
  expect(Math.max(...lengths)).toBe(MOST);
  expect(lengths.size).toBeGreaterThan(20);
  expect(namesOf(sessions)).toEqual(
    new Set(['append', 'compact', 'recall', 'lose', 'reopen', 'kill', 'abort']),
  );
  expect(
    new Set(
      stepsOf(sessions)
        .filter(isMeanwhile)
        .map(({ step }) => step),
    ),
  ).toEqual(new Set(['append', 'compact', 'kill', 'abort']));
  const passes = sessions.map(({ steps }) => steps.filter(({ step }) => step === 'compact').length);
  expect(Math.max(...passes)).toBeGreaterThan(10);
  expect(sessions.flatMap((scenario) => scenarioProblems(scenario, material.tokenizer))).toEqual([]);
});

it('has no step that the compactor does not support', () => {
  const sessions = sessionsFor(CHECKPOINT);
  expect(stepsOf(sessions).filter(isMeanwhile)).toEqual([]);
  for (const step of ['reopen', 'kill']) expect([...namesOf(sessions)]).not.toContain(step);
});

it('makes none longer than it was told', () => {
  const lengths = sessionsFor(SESSION, 3).map(({ steps }) => steps.length);
  expect(Math.max(...lengths)).toBe(3);
});

it('lets a summarizer be asked pass after pass, and nothing else', () => {
  const sessions = sessionsFor({ ...SESSION, summarizes: true });
  expect(namesOf(sessions)).toEqual(new Set(['append', 'compact']));
});
