import { describe, expect, it } from 'vitest';
import type { Scenario, Step } from '../../../src/scenario/scenario.js';
import { isWellFormed, scenarioProblems } from '../../../src/scenario/validate.js';
import { loadTokenizer } from '../../../src/tokens/load-tokenizer.js';
import { scenarioWith, turnWith } from './scenarios.js';

const appending = (...turns: Parameters<typeof turnWith>[]): Step => ({
  step: 'append',
  turns: turns.map((turn) => turnWith(...turn)),
});

const WELL_FORMED: Record<string, Scenario> = {
  'a plain one': scenarioWith(),
  'one without steps': scenarioWith({ steps: [] }),
  'one without budget and ratios': scenarioWith({
    settings: { summaryBudget: null, ratios: null, window: 0 },
  }),
  'one with every setting': scenarioWith({
    settings: {
      summaryBudget: 1,
      ratios: { prose: [7, 2], structured: [1, 1] },
      window: 9,
      trigger: 3,
      keep: 1,
    },
  }),
  'one that loses a turn after it was appended': scenarioWith({
    steps: [
      appending(['t1', 'TICKET-1']),
      { step: 'compact' },
      { step: 'lose', turn: 't1' },
      { step: 'recall' },
    ],
  }),
  'one with tool exchanges, facts, pins and every fault': scenarioWith({
    summarizer: {
      finish: false,
      marker: true,
      report: 'shuffled',
      faults: [
        { fault: 'cut', tokens: 0 },
        { fault: 'drop', target: { at: 'tail', turns: 2 }, calls: [0, 1] },
        { fault: 'change', how: 'case', target: { ids: ['t1'] } },
        { fault: 'hollow', target: { family: 'path' } },
        { fault: 'mention', ids: ['t2'] },
        { fault: 'over-budget', tokens: 5 },
        { fault: 'blank', text: ' ' },
        { fault: 'placeholder' },
        { fault: 'refusal' },
        { fault: 'echo' },
        { fault: 'tool-call' },
        { fault: 'fail', message: 'overloaded' },
      ],
    },
    steps: [
      appending(
        [
          't1',
          'src/a.ts',
          { uses: [{ id: 'u1', name: 'read', input: '{}' }], role: 'assistant', pinned: true },
        ],
        [
          't2',
          null,
          { results: [{ use: 'u1', text: 'no such file', failed: true }], role: 'tool', kind: 'structured' },
        ],
        ['t3', '$12', { facts: [{ key: 'amount', value: '$12' }] }],
      ),
    ],
  }),
};

/** Of the right shape, but not well formed; with the problem that is named. */
const MALFORMED: Record<string, [scenario: Scenario, problem: string]> = {
  'turns that do not fit together': [
    scenarioWith({ steps: [appending(['t1', 'TICKET-1'], ['t2', 'TICKET-1'])] }),
    't2: its anchor "TICKET-1" is also present in t1',
  ],
  'turns of two steps with one id': [
    scenarioWith({ steps: [appending(['t1', null]), appending(['t1', null])] }),
    't1: several turns have this id',
  ],
  'a lost turn that nothing appends': [
    scenarioWith({ steps: [appending(['t1', null]), { step: 'lose', turn: 't2' }] }),
    'steps.1 loses t2, which no step before it appends',
  ],
  'a turn that is lost before it is appended': [
    scenarioWith({ steps: [{ step: 'lose', turn: 't1' }, appending(['t1', null])] }),
    'steps.0 loses t1, which no step before it appends',
  ],
  'an anchor that the closing marker holds': [
    scenarioWith({ steps: [appending(['t1', 'summary'])] }),
    '"summary" is present in "[end of summary]", which a summary may say of any turn',
  ],
  'an anchor that is the key of a fact': [
    scenarioWith({
      steps: [appending(['t1', 'owner'], ['t2', 'Anna', { facts: [{ key: 'owner', value: 'Anna' }] }])],
    }),
    '"owner" is present in "owner", which a summary may say of any turn',
  ],
};

/** Of a wrong shape, with the problem that is named first. */
const MISSHAPEN: [value: unknown, problem: string][] = [
  [null, 'the scenario must be object'],
  [[], 'the scenario must be object'],
  [{ ...scenarioWith(), version: 2 }, 'version must be equal to constant: 1'],
  [{ ...scenarioWith(), extra: 1 }, 'the scenario must NOT have additional properties: "extra"'],
  [
    { ...scenarioWith(), encoding: 'p50k_base' },
    'encoding must be equal to one of the allowed values: ["o200k_base","cl100k_base"]',
  ],
  [{ ...scenarioWith(), steps: undefined }, "the scenario must have required property 'steps'"],
  [{ ...scenarioWith(), steps: [{ step: 'wait' }] }, 'steps.0 value of tag "step" must be in oneOf: "wait"'],
  [
    { ...scenarioWith(), steps: [{ step: 'append', turns: [{ ...turnWith('t1', null), text: 3 }] }] },
    'steps.0.turns.0.text must be string',
  ],
  [
    {
      ...scenarioWith(),
      summarizer: { ...scenarioWith().summarizer, faults: [{ fault: 'cut', tokens: -1 }] },
    },
    'summarizer.faults.0.tokens must be >= 0',
  ],
  [
    { ...scenarioWith(), settings: { ...scenarioWith().settings, window: '9' } },
    'settings.window must be number',
  ],
];

describe('scenarioProblems', () => {
  it.each(Object.entries(WELL_FORMED))('finds none in %s', (_, scenario) => {
    expect(scenarioProblems(scenario)).toEqual([]);
  });

  it.each(Object.entries(MALFORMED))('names %s', (_, [scenario, problem]) => {
    expect(scenarioProblems(scenario)).toContain(problem);
  });

  it.each(MISSHAPEN)('names the place where the shape is wrong: case %#', (value, problem) => {
    expect(scenarioProblems(value)[0]).toBe(problem);
  });

  it('lets a compactor be tried with settings that are no finite numbers', () => {
    const settings = { summaryBudget: Number.NaN, ratios: null, window: Number.POSITIVE_INFINITY, keep: -0 };
    expect(scenarioProblems(scenarioWith({ settings }))).toEqual([]);
  });

  it('lets a compactor be tried with ratios that are no fractions of whole numbers', () => {
    const ratios = { prose: [0.5, -1], structured: [0, Number.NaN] } as const;
    expect(scenarioProblems(scenarioWith({ settings: { summaryBudget: 1, ratios, window: 9 } }))).toEqual([]);
  });

  it('counts the tokens of each turn when it has a tokenizer', async () => {
    const tokenizer = await loadTokenizer('o200k_base');
    const turn = turnWith('t1', 'TICKET-1');
    const tokens = tokenizer.count(turn.text);
    const counted = scenarioWith({ steps: [{ step: 'append', turns: [{ ...turn, tokens }] }] });
    const miscounted = scenarioWith({
      steps: [{ step: 'append', turns: [{ ...turn, tokens: tokens + 1 }] }],
    });
    expect(scenarioProblems(counted, tokenizer)).toEqual([]);
    expect(scenarioProblems(miscounted, tokenizer)).toEqual([
      `t1: its tokens are ${tokens + 1}, o200k_base counts ${tokens}`,
    ]);
    expect(scenarioProblems(miscounted)).toEqual([]);
  });
});

describe('isWellFormed', () => {
  it.each(Object.entries(WELL_FORMED))('accepts %s', (_, scenario) => {
    expect(isWellFormed(scenario)).toBe(true);
  });

  it.each(Object.entries(MALFORMED))('rejects %s', (_, [scenario]) => {
    expect(isWellFormed(scenario)).toBe(false);
  });

  it.each(['summaryBudget', 'window', 'trigger', 'keep'])('accepts a %s that is no finite number', (name) => {
    for (const odd of [Number.POSITIVE_INFINITY, Number.NaN, -1, 0.5]) {
      const settings = { ...scenarioWith().settings, [name]: odd };
      expect(isWellFormed(scenarioWith({ settings }))).toBe(true);
    }
  });
});
