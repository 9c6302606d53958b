import { describe, expect, it } from 'vitest';
import { isSimpler, simplicityOf } from '../../../generators/shrink/simplicity.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { append, compact, recall, scenario, tokenizer } from '../../conversation.js';
import { bare, plainScenario } from './offers.js';

const [FIRST, SECOND] = [bare('t1', 'A-1'), bare('t2', 'A-2')];
const TWO_USES = bare('t1', null, {
  role: 'assistant',
  text: 'run {}\nrun {}',
  uses: ['u1', 'u2'].map((id) => ({ id, name: 'run', input: '{}' })),
});
const resultOf = (id: string, use: string) =>
  bare(id, null, { role: 'tool', text: 'ok', results: [{ use, text: 'ok' }] });
const FACT = { key: 'k', value: 'A-1' };

/** Without a budget nothing is simpler but less of it. */
const NO_BUDGET = { summaryBudget: null };
const one = (rest: Parameters<typeof scenario>[1] = {}) =>
  scenario([append(FIRST), compact], { ...rest, settings: { ...NO_BUDGET, ...rest.settings } });
const of = (...turns: Turn[]) => scenario([append(...turns), compact], { settings: NO_BUDGET });
const faulty = (...faults: Scenario['summarizer']['faults']) => one({ summarizer: { faults } });

describe('a scenario is simpler', () => {
  it.each<[string, Scenario, Scenario]>([
    ['with fewer turns, whatever else', one({ settings: { keep: 9 } }), of(FIRST, SECOND)],
    ['with fewer steps', one(), scenario([append(FIRST), compact, compact], { settings: NO_BUDGET })],
    ['with a pass than with a question', one(), scenario([append(FIRST), recall], { settings: NO_BUDGET })],
    [
      'with a question than with an empty append',
      scenario([recall], { settings: NO_BUDGET }),
      scenario([append()], { settings: NO_BUDGET }),
    ],
    [
      'with an empty append than with a loss',
      scenario([append(FIRST), append()], { settings: NO_BUDGET }),
      scenario([append(FIRST), { step: 'lose', turn: 't1' }], { settings: NO_BUDGET }),
    ],
    [
      'with fewer faults',
      faulty({ fault: 'over-budget', tokens: 9 }),
      faulty({ fault: 'refusal' }, { fault: 'echo' }),
    ],
    ['without a report', one(), one({ summarizer: { report: 'truthful' } })],
    ['without a marker', one(), one({ summarizer: { marker: true } })],
    ['with a finish reason', one(), one({ summarizer: { finish: false } })],
    ['with a fact less', of(FIRST), of(bare('t1', 'A-1', { facts: [FACT] }))],
    [
      'with a fact that is the anchor',
      of(bare('t1', 'A-1', { facts: [FACT] })),
      of(bare('t1', 'A-1', { facts: [{ key: 'k', value: 'V-1' }], text: 'Remember A-1, k = V-1.' })),
    ],
    ['when a user says it', of(FIRST), of({ ...FIRST, role: 'assistant' })],
    ['in prose', of(FIRST), of({ ...FIRST, kind: 'structured' })],
    ['when nothing is pinned', of(FIRST), of({ ...FIRST, pinned: true })],
    ['without a budget', one(), one({ settings: { summaryBudget: 1 } })],
    [
      'with a budget of one than with none at all to spend',
      one({ settings: { summaryBudget: 1 } }),
      one({ settings: { summaryBudget: 0 } }),
    ],
    ['without a keep', one(), one({ settings: { keep: 0 } })],
    ['without a trigger', one(), one({ settings: { trigger: 0 } })],
    ['with the default ratios', one(), one({ settings: { ratios: { prose: [5, 1], structured: [5, 1] } } })],
    ['with the plain window', one(), one({ settings: { window: 4096 } })],
    [
      'with a report that is nearer to a true one',
      one({ summarizer: { report: 'everything' } }),
      one({ summarizer: { report: 'range' } }),
    ],
    [
      'with a fault that explains more',
      faulty({ fault: 'cut', tokens: 50 }),
      faulty({ fault: 'drop', target: { at: 'tail', turns: 1 } }),
    ],
    [
      'with a fault at the end than at the beginning',
      faulty({ fault: 'drop', target: { at: 'tail', turns: 9 } }),
      faulty({ fault: 'drop', target: { at: 'head', turns: 1 } }),
    ],
    ['with a fault of every call', faulty({ fault: 'refusal' }), faulty({ fault: 'refusal', calls: [0] })],
    ['with the plain anchor of its place', of(FIRST), of(bare('t1', 'A-2'))],
    ['with a listed anchor than with one of its own', of(bare('t1', 'a/b')), of(bare('t1', 'src/a.ts'))],
    ['with plain texts', of(FIRST), of({ ...FIRST, text: 'A-1 it is.' })],
    ['with fewer tokens', of(FIRST), of(bare('t1', 'A-1', { text: 'Remember A-1. more more' }))],
    [
      'with a smaller budget',
      one({ settings: { summaryBudget: 4 } }),
      one({ settings: { summaryBudget: 5 } }),
    ],
    ['with an earlier cut', faulty({ fault: 'cut', tokens: 4 }), faulty({ fault: 'cut', tokens: 5 })],
    ['with its anchors in front', of(FIRST, bare('t2', null)), of(bare('t1', null), SECOND)],
    [
      'with results in the order of their uses',
      of(TWO_USES, resultOf('t2', 'u1'), resultOf('t3', 'u2')),
      of(TWO_USES, resultOf('t2', 'u2'), resultOf('t3', 'u1')),
    ],
    ['with turns that are numbered', of(FIRST), of({ ...FIRST, id: 't7' })],
  ])('%s', (_, simpler, other) => {
    expect(isSimpler(simpler, other, tokenizer)).toBe(true);
    expect(isSimpler(other, simpler, tokenizer)).toBe(false);
  });
});

it('is never simpler than itself', () => {
  for (const same of [one(), plainScenario(3)])
    expect(isSimpler(same, structuredClone(same), tokenizer)).toBe(false);
});

it('has nothing to improve in the plainest scenario', () => {
  expect(
    new Set(simplicityOf(scenario([compact], { settings: NO_BUDGET }), tokenizer).toSpliced(1, 1)),
  ).toEqual(new Set([0]));
});

it('is simpler with the parts of each turn in one order', () => {
  const { id, ...rest } = FIRST;
  expect(isSimpler(of(FIRST), of({ ...rest, id }), tokenizer)).toBe(true);
});
