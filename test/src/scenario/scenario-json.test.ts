import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../src/scenario/scenario.js';
import {
  scenarioFromJson,
  scenarioFromPlain,
  scenarioToJson,
  scenarioToPlain,
} from '../../../src/scenario/scenario-json.js';
import { scenarioWith, turnWith } from './scenarios.js';

const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
});

const scenarios: fc.Arbitrary<Scenario> = fc
  .record({
    texts: fc.array(anyText, { maxLength: 4 }),
    window: fc.double(),
    budget: fc.option(fc.double()),
    keep: fc.double(),
  })
  .map(({ texts, window, budget, keep }) =>
    scenarioWith({
      settings: { summaryBudget: budget, ratios: null, window, keep },
      steps: [{ step: 'append', turns: texts.map((text, index) => turnWith(`t${index}`, null, { text })) }],
    }),
  );

describe('scenario JSON', () => {
  it('gives back every scenario, with any text and any number as a setting', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        expect(scenarioFromJson(scenarioToJson(scenario))).toEqual(scenario);
        expect(scenarioFromPlain(JSON.parse(JSON.stringify(scenarioToPlain(scenario))))).toEqual(scenario);
      }),
    );
  });

  it('writes settings that JSON has no number for as strings', () => {
    const settings = {
      summaryBudget: Number.NaN,
      ratios: null,
      window: -0,
      trigger: -Infinity,
      keep: Infinity,
    };
    const scenario = scenarioWith({ settings });
    expect(scenarioToPlain(scenario)).toMatchObject({
      settings: { summaryBudget: 'NaN', ratios: null, window: '-0', trigger: '-Infinity', keep: 'Infinity' },
    });
    expect(scenarioFromJson(scenarioToJson(scenario)).settings).toEqual(settings);
    expect(Object.is(scenarioFromJson(scenarioToJson(scenario)).settings.window, -0)).toBe(true);
  });

  it('takes such strings for numbers in settings only', () => {
    const scenario = scenarioWith({
      steps: [{ step: 'append', turns: [turnWith('t1', 'NaN', { text: 'NaN' })] }],
    });
    expect(scenarioFromJson(scenarioToJson(scenario))).toEqual(scenario);
  });

  it('keeps lone surrogates', () => {
    const text = 'half \ud83d and \udc4d half';
    const scenario = scenarioWith({ steps: [{ step: 'append', turns: [turnWith('t1', null, { text })] }] });
    const json = scenarioToJson(scenario);
    const throughUtf8 = Buffer.from(json, 'utf8').toString('utf8');
    expect(scenarioFromJson(throughUtf8)).toEqual(scenario);
  });

  it.each([2, '1', null, 0])('refuses version %j', (version) => {
    const json = JSON.stringify({ ...scenarioWith(), version });
    expect(() => scenarioFromJson(json)).toThrowError(
      expect.objectContaining({
        code: 'CC_SCENARIO_VERSION',
        message: expect.stringContaining(JSON.stringify(version)),
      }),
    );
  });

  it.each(['', '{', '3', 'null', '[]', '{}', '{"version":1}', '"text"'])(
    'refuses %j as malformed',
    (json) => {
      expect(() => scenarioFromJson(json)).toThrowError(
        expect.objectContaining({ code: 'CC_SCENARIO_INVALID' }),
      );
    },
  );

  it('names the first problems and how many more there are', () => {
    const turns = Array.from({ length: 9 }, (_, index) =>
      turnWith(`t${index}`, `GONE-${index}`, { text: `${index}` }),
    );
    const json = scenarioToJson(scenarioWith({ steps: [{ step: 'append', turns }] }));
    expect(() => scenarioFromJson(json)).toThrowError(
      /t0: its anchor "GONE-0" is not present in its own text.*t4: its anchor.*and 4 more/s,
    );
  });
});
