import { describe, expect, it } from 'vitest';
import { eligibleTurns, protectedTurns } from '../../../src/transcript/eligible.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { answering, turn, using } from './turns.js';

const system = (id: string) => turn(id, { role: 'system', anchor: `ANCHOR-${id}` });
const user = (id: string) => turn(id, { anchor: `ANCHOR-${id}` });
const assistant = (id: string, parts: Partial<Turn> = {}) =>
  turn(id, { role: 'assistant', anchor: `ANCHOR-${id}`, ...parts });
const anchored = (turn: Turn): Turn => ({ ...turn, anchor: `ANCHOR-${turn.id}` });

function eligible(log: Turn[], keep = 0, inView: (id: string) => boolean = () => true): string[] {
  return eligibleTurns(log, inView, keep).map((turn) => turn.id);
}

describe('eligibleTurns', () => {
  it('takes the turns that have an anchor', () => {
    expect(eligible([assistant('t1'), assistant('t2', { anchor: null }), assistant('t3')])).toEqual([
      't1',
      't3',
    ]);
    expect(eligible([])).toEqual([]);
  });

  it('leaves out turns that are not in the view', () => {
    expect(eligible([assistant('t1'), assistant('t2')], 0, (id) => id !== 't1')).toEqual(['t2']);
  });

  it('leaves out the newest turns that the keep setting holds', () => {
    const log = [assistant('t1'), assistant('t2'), assistant('t3')];
    expect(eligible(log, 1)).toEqual(['t1', 't2']);
    expect(eligible(log, 3)).toEqual([]);
    expect(eligible(log, Number.POSITIVE_INFINITY)).toEqual([]);
    expect(eligible(log, 0.5)).toEqual(['t1', 't2']);
    expect(eligible(log, Number.NaN)).toEqual(['t1', 't2', 't3']);
    expect(eligible(log, -1)).toEqual(['t1', 't2', 't3']);
  });

  it('leaves out a whole exchange of which the keep setting holds a part', () => {
    const log = [anchored(using('t1', ['a'])), anchored(answering('t2', ['a']))];
    expect(eligible(log, 1)).toEqual([]);
    expect(eligible([...log, assistant('t3')], 1)).toEqual(['t1', 't2']);
  });

  it('leaves out pinned turns, and whole exchanges with a pinned turn', () => {
    expect(eligible([assistant('t1', { pinned: true }), assistant('t2')])).toEqual(['t2']);
    const log = [
      anchored(using('t1', ['a'])),
      { ...anchored(answering('t2', ['a'])), pinned: true as const },
    ];
    expect(eligible([...log, assistant('t3')])).toEqual(['t3']);
  });

  it('leaves out a pending exchange, and takes an abandoned use', () => {
    const use = anchored(using('t2', ['a', 'b']));
    expect(eligible([assistant('t1'), use, anchored(answering('t3', ['a']))])).toEqual(['t1']);
    expect(eligible([use, assistant('t3')])).toEqual(['t2', 't3']);
  });

  it('leaves out protected turns', () => {
    expect(eligible([system('t1'), user('t2'), assistant('t3'), system('t4'), user('t5')])).toEqual([
      't2',
      't3',
    ]);
  });
});

describe('protectedTurns', () => {
  const ids = (log: Turn[]) => protectedTurns(log).map((turn) => turn.id);

  it('names the system turns and the newest user request', () => {
    expect(ids([system('t1'), system('t2'), user('t3'), system('t4'), user('t5'), assistant('t6')])).toEqual([
      't1',
      't2',
      't4',
      't5',
    ]);
    expect(ids([assistant('t1'), system('t2')])).toEqual(['t2']);
    expect(ids([system('t1')])).toEqual(['t1']);
    expect(ids([])).toEqual([]);
  });

  it('does not take a user turn that carries tool results for a request', () => {
    expect(ids([user('t1'), using('t2', ['a']), answering('t3', ['a'], { role: 'user' })])).toEqual(['t1']);
  });
});
