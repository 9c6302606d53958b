import { describe, expect, it } from 'vitest';
import type { Turn } from '../../../src/transcript/turn.js';
import { turnProblems } from '../../../src/transcript/well-formed.js';
import { answering, turn, using } from './turns.js';

const stating = (id: string, anchor: string, parts: Partial<Turn> & { prose?: string } = {}) =>
  turn(id, { prose: `The word is ${anchor} today`, anchor, ...parts });

describe('turnProblems', () => {
  it('finds none in well-formed turns', () => {
    const log = [
      turn('t1', { role: 'system' }),
      stating('t2', 'TICKET-1', { facts: [{ key: 'ticket', value: 'TICKET-1' }] }),
      stating('t3', 'TICKET-12'),
      using('t4', ['a', 'b'], { anchor: null }),
      answering('t5', ['b'], { tokens: 0 }),
      answering('t6', ['a']),
      using('t7', ['c']),
    ];
    expect(turnProblems(log)).toEqual([]);
    expect(turnProblems([])).toEqual([]);
  });

  it('names an id that several turns have', () => {
    expect(turnProblems([turn('t1'), turn('t2'), turn('t1')])).toEqual(['t1: several turns have this id']);
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('names a turn with %s tokens', (tokens) => {
    expect(turnProblems([turn('t1', { tokens })])).toEqual([
      `t1: its tokens are ${tokens}, not a whole number from 0`,
    ]);
  });

  it('names a result without its use', () => {
    expect(turnProblems([answering('t1', ['a'])])).toEqual([
      't1: it answers the tool use "a", which no turn holds',
    ]);
    expect(turnProblems([answering('t1', ['a']), using('t2', ['a'])])).toEqual([]);
  });

  it('names a use id that is used twice', () => {
    const expected = ['t2: its tool use "a" has the id of an earlier one'];
    expect(turnProblems([using('t1', ['a']), using('t2', ['a'])])).toEqual(expected);
    expect(turnProblems([using('t2', ['a', 'a'])])).toEqual(expected);
  });

  it('names a use that is answered twice', () => {
    const log = [using('t1', ['a']), answering('t2', ['a']), answering('t3', ['a'])];
    expect(turnProblems(log)).toEqual(['t3: it answers the tool use "a" once more']);
  });

  it('names an anchor or fact that is absent from its own turn by the rule of presence', () => {
    expect(turnProblems([turn('t1', { prose: 'see TICKET-12', anchor: 'TICKET-1' })])).toEqual([
      't1: its anchor "TICKET-1" is not present in its own text',
    ]);
    expect(turnProblems([turn('t1', { facts: [{ key: 'amount', value: '$12' }] })])).toEqual([
      't1: its fact "$12" is not present in its own text',
    ]);
    expect(turnProblems([turn('t1', { anchor: '' })])).toEqual([
      't1: its anchor "" is not present in its own text',
    ]);
  });

  it('names an anchor or fact that is present in another turn', () => {
    const one = stating('t1', 'TICKET-1');
    expect(turnProblems([one, turn('t2', { prose: 'about TICKET-1.' })])).toEqual([
      't1: its anchor "TICKET-1" is also present in t2',
    ]);
    const paid = turn('t1', { prose: 'paid $12', facts: [{ key: 'amount', value: '$12' }] });
    expect(turnProblems([paid, turn('t2', { prose: 'owes $12' })])).toEqual([
      't1: its fact "$12" is also present in t2',
    ]);
    expect(turnProblems([one, stating('t2', 'TICKET-1', { prose: 'also TICKET-1' })])).toEqual([
      't2: its anchor "TICKET-1" is also present in t1',
      't1: its anchor "TICKET-1" is also present in t2',
    ]);
  });

  it('names an anchor that is present in another anchor', () => {
    expect(turnProblems([stating('t1', 'build'), stating('t2', 'npm run build')])).toEqual([
      't1: its anchor "build" is also present in t2',
    ]);
  });

  it('lets twins share an anchor and facts, and no turns of equal text differ in it', () => {
    const facts = [{ key: 'ticket', value: 'TICKET-1' }];
    const twins = [stating('t1', 'TICKET-1', { facts }), stating('t2', 'TICKET-1', { facts })];
    expect(turnProblems(twins)).toEqual([]);
    expect(turnProblems([twins[0]!, { ...twins[1]!, anchor: 'today' }])).toEqual([
      't2: it has the text of t1 but another anchor',
    ]);
  });

  it('names a text that does not end with its tool uses and results', () => {
    const use = using('t1', ['a']);
    const expected = ['t1: its text does not end with its tool uses and results'];
    expect(turnProblems([{ ...use, text: `${use.text}.` }])).toEqual(expected);
    expect(turnProblems([{ ...use, text: use.text.replace('read', 'write') }])).toEqual(expected);
    expect(turnProblems([{ ...use, text: `\nread {}` }])).toEqual(expected);
    expect(turnProblems([{ ...use, text: 'read {}' }])).toEqual([]);
  });

  it('names a fact without a value', () => {
    expect(turnProblems([turn('t1', { facts: [{ key: 'amount', value: '' }] })])).toEqual([
      't1: its fact "amount" has no value',
    ]);
  });

  it('checks a small log fast enough for every candidate of shrinking', () => {
    const log = Array.from({ length: 5 }, (_, i) => stating(`t${i}`, `TICKET-${i}`));
    const batches = Array.from({ length: 20 }, () => {
      const started = performance.now();
      for (let i = 0; i < 100; i++) turnProblems(log);
      return (performance.now() - started) / 100;
    });
    // The fastest batch: the others also measure what else the machine does.
    expect(Math.min(...batches)).toBeLessThan(0.1);
  });
});
