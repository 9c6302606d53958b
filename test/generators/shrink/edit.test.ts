import { describe, expect, it } from 'vitest';
import { mapTurns, rewrite, withSettings, withSummarizer } from '../../../generators/shrink/edit.js';
import { logOf } from '../../../src/scenario/log-of.js';
import { append, compact, scenario, tokenizer, turn } from '../../conversation.js';
import { bare, faultsOf, plainScenario, plainTurns, stepsOf } from './offers.js';

const [ONE, TWO, THREE] = plainTurns(3);
const named = scenario([append(ONE!, TWO!), append(THREE!), compact, { step: 'lose', turn: 't3' }], {
  summarizer: {
    faults: [
      { fault: 'drop', target: { ids: ['t2', 't3'] } },
      { fault: 'hollow', target: { ids: ['t3'] } },
      { fault: 'mention', ids: ['t3'] },
      { fault: 'drop', target: { at: 'tail', turns: 1 } },
    ],
  },
});

describe('a turn that is taken out', () => {
  const without = mapTurns(named, (one) => (one.id === 't3' ? null : one));

  it('takes its append with it, if nothing else was appended, and what is lost of it', () => {
    expect(stepsOf(without)).toEqual(['t1,t2', 'compact']);
  });

  it('takes with it the faults that strike nothing else', () => {
    expect(faultsOf(without)).toEqual([
      { fault: 'drop', target: { ids: ['t2'] } },
      { fault: 'drop', target: { at: 'tail', turns: 1 } },
    ]);
  });

  it('leaves an append that was empty before', () => {
    expect(stepsOf(mapTurns(scenario([append(), append(ONE!)]), () => null))).toEqual(['']);
  });
});

it('renames a turn wherever it is named', () => {
  const renamed = mapTurns(named, (one) => ({ ...one, id: `${one.id}x` }));
  expect(stepsOf(renamed)).toEqual(['t1x,t2x', 't3x', 'compact', 'lose t3x']);
  expect(faultsOf(renamed).slice(0, 3)).toEqual([
    { fault: 'drop', target: { ids: ['t2x', 't3x'] } },
    { fault: 'hollow', target: { ids: ['t3x'] } },
    { fault: 'mention', ids: ['t3x'] },
  ]);
});

it('leaves turns alone that do not change', () => {
  expect(logOf(mapTurns(named, (one) => one))).toEqual([ONE, TWO, THREE]);
});

it('changes a setting, or the summarizer, and nothing else', () => {
  const plain = plainScenario(1);
  expect(withSettings(plain, { keep: 3 })).toEqual({ ...plain, settings: { ...plain.settings, keep: 3 } });
  expect(withSummarizer(plain, { marker: true })).toEqual({
    ...plain,
    summarizer: { ...plain.summarizer, marker: true },
  });
});

describe('a turn that is rewritten', () => {
  const use = { id: 'u1', name: 'run', input: '{}' };

  it('has the text of its parts, and its tokens', () => {
    const rewritten = rewrite(bare('t1', 'A-1'), { prose: 'See A-1.', uses: [use] }, tokenizer);
    expect(rewritten.text).toBe('See A-1.\nrun {}');
    expect(rewritten.tokens).toBe(tokenizer.count('See A-1.\nrun {}'));
  });

  it('keeps its prose when a part goes', () => {
    const using = turn('t1', 'A-1', { text: 'See A-1.\nrun {}', uses: [use] });
    const rewritten = rewrite(using, { uses: [], facts: [] }, tokenizer);
    expect(rewritten.text).toBe('See A-1.');
    expect(Object.keys(rewritten)).not.toContain('uses');
    expect(Object.keys(rewritten)).not.toContain('facts');
  });
});
