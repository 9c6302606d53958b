import { describe, expect, it } from 'vitest';
import { scenarioProblems } from '../../../../src/scenario/validate.js';
import type { Fault } from '../../../../src/simulation/behaviour.js';
import { FAULTS } from '../../../../src/simulation/faults/registry.js';
import { FAITHFUL } from '../some-behaviour.js';
import { log, summarizerWith } from './some-calls.js';

const kinds = Object.entries(FAULTS).map(([name, { example }]): [string, Fault] => [name, example]);

describe.each(kinds)('the example of %s', (name, example) => {
  it('is one, and can stand in a scenario', () => {
    expect(example.fault).toBe(name);
    const scenario = {
      version: 1,
      encoding: 'o200k_base',
      settings: { summaryBudget: 40, ratios: null, window: 1000 },
      summarizer: { ...FAITHFUL, faults: [example] },
      steps: [{ step: 'append', turns: log }],
    };
    expect(scenarioProblems(scenario)).toEqual([]);
  });
});

describe('faults', () => {
  it('make every call another one, where each has its calls', async () => {
    const { calls, ask } = summarizerWith([
      { fault: 'fail', message: 'rate limit', calls: [0, 1] },
      { fault: 'drop', target: { at: 'head', turns: 1 }, calls: [2] },
      { fault: 'drop', target: { at: 'tail', turns: 1 }, calls: [3] },
      { fault: 'other-language', calls: [3] },
    ]);
    for (let call = 0; call < 5; call++) await ask().catch(() => {});
    expect(calls.map(({ error, truth }) => error ?? truth.anchors.join(' '))).toEqual([
      'rate limit',
      'rate limit',
      't2 t3 t4 t5',
      't1 t2 t3 t4',
      't1 t2 t3 t4 t5',
    ]);
  });
});
