import { describe, expect, it } from 'vitest';
import { exchangesOf } from '../../../src/transcript/exchange.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { answering, turn, using } from './turns.js';

function sketch(turns: Turn[]): string[] {
  return exchangesOf(turns).map(
    (exchange) =>
      `${exchange.turns.map((turn) => turn.id).join('+')} ${exchange.pending ? 'pending' : exchange.kind}`,
  );
}

describe('exchangesOf', () => {
  it('gives each plain turn an exchange of its own', () => {
    expect(sketch([])).toEqual([]);
    expect(sketch([turn('t1'), turn('t2')])).toEqual(['t1 plain', 't2 plain']);
  });

  it('puts a tool use and its result together', () => {
    expect(sketch([turn('t1'), using('t2', ['a']), answering('t3', ['a']), turn('t4')])).toEqual([
      't1 plain',
      't2+t3 tool',
      't4 plain',
    ]);
  });

  it('makes one exchange of parallel uses, with results in any order and in one or several turns', () => {
    const uses = using('t1', ['a', 'b', 'c']);
    expect(sketch([uses, answering('t2', ['c']), answering('t3', ['a', 'b']), turn('t4')])).toEqual([
      't1+t2+t3 tool',
      't4 plain',
    ]);
  });

  it('keeps exchanges apart whose results are interleaved', () => {
    const log = [using('t1', ['a']), using('t2', ['b']), answering('t3', ['b']), answering('t4', ['a'])];
    expect(sketch(log)).toEqual(['t1+t4 tool', 't2+t3 tool']);
  });

  it('makes one exchange of uses that one turn answers', () => {
    const log = [using('t1', ['a']), using('t2', ['b']), turn('t3'), answering('t4', ['b', 'a'])];
    expect(sketch(log)).toEqual(['t1+t2+t4 tool', 't3 plain']);
  });

  it('puts a result that is stored before its use with it', () => {
    expect(sketch([answering('t1', ['a']), using('t2', ['a'])])).toEqual(['t1+t2 tool']);
  });

  it('calls a use pending while nothing but tool results follow it', () => {
    expect(sketch([turn('t1'), using('t2', ['a'])])).toEqual(['t1 plain', 't2 pending']);
    expect(sketch([using('t1', ['a', 'b']), answering('t2', ['a'])])).toEqual(['t1+t2 pending']);
    expect(sketch([using('t1', ['a']), using('t2', ['b']), answering('t3', ['a'])])).toEqual([
      't1+t3 tool',
      't2 pending',
    ]);
  });

  it('calls an older unanswered use abandoned, which is a plain turn', () => {
    expect(sketch([using('t1', ['a']), turn('t2')])).toEqual(['t1 plain', 't2 plain']);
    expect(sketch([using('t1', ['a']), using('t2', ['b'])])).toEqual(['t1 plain', 't2 pending']);
    expect(sketch([using('t1', ['a', 'b']), answering('t2', ['a']), turn('t3')])).toEqual([
      't1+t2 tool',
      't3 plain',
    ]);
  });

  it('leaves a result whose use is not among the turns alone', () => {
    expect(sketch([answering('t1', ['a']), turn('t2')])).toEqual(['t1 tool', 't2 plain']);
  });
});
