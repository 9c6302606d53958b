import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draw } from '../../generators/draw.js';
import { fromDraw } from '../../generators/from-draw.js';
import { randomOf, valuesOf } from './scenarios.js';

const draws = <T>(generate: (draw: Draw) => T, count = 2000) => valuesOf(fromDraw(generate), count);

describe('a draw', () => {
  it('gives integers between both bounds, and reaches them', () => {
    const numbers = draws((draw) => draw.int(3, 6));
    expect(new Set(numbers)).toEqual(new Set([3, 4, 5, 6]));
  });

  it('is never true at 0 and always at 1', () => {
    expect(draws((draw) => draw.chance(0)).includes(true)).toBe(false);
    expect(draws((draw) => draw.chance(1)).includes(false)).toBe(false);
  });

  it('chooses by weight', () => {
    const choices = draws((draw) =>
      draw.weighted([
        ['often', 9],
        ['seldom', 1],
        ['never', 0],
      ]),
    );
    const share = (name: string) => choices.filter((choice) => choice === name).length / choices.length;
    expect(share('often')).toBeCloseTo(0.9, 1);
    expect(share('seldom')).toBeCloseTo(0.1, 1);
    expect(share('never')).toBe(0);
  });

  it('shuffles without losing or repeating an entry', () => {
    const list = [1, 2, 3, 4, 5];
    const orders = draws((draw) => draw.shuffle(list));
    for (const order of orders) expect([...order].sort()).toEqual(list);
    expect(new Set(orders.map(String)).size).toBe(120);
  });

  it('samples in the order of the list, and no more than there is', () => {
    for (const some of draws((draw) => draw.sample([1, 2, 3, 4], 2))) {
      expect(some).toHaveLength(2);
      expect(some[0]!).toBeLessThan(some[1]!);
    }
    expect(draws((draw) => draw.sample(['a'], 5), 1)).toEqual([['a']]);
  });

  it('knows the first hundred runs by their bias', () => {
    const early = fromDraw((draw) => draw.early);
    const at = (bias: number | undefined) => early.generate(randomOf(1), bias).value;
    expect([2, 3, 4, undefined].map(at)).toEqual([true, true, false, false]);
  });
});

describe('an arbitrary made from draws', () => {
  it('gives the same value for the same seed', () => {
    const numbers = fromDraw((draw) => [draw.int(0, 1e6), draw.int(0, 1e6)]);
    expect(numbers.generate(randomOf(7), 2).value).toEqual(numbers.generate(randomOf(7), 2).value);
  });

  it('shrinks with the function it was given, and not at all without one', () => {
    const halved = fromDraw(
      (draw) => draw.int(64, 127),
      (value) => fc.Stream.of(...(value > 0 ? [new fc.Value(value >> 1, undefined)] : [])),
    );
    const failure = fc.check(
      fc.property(halved, (value) => value < 10),
      { seed: 1 },
    );
    expect(failure.counterexample![0]).toBeGreaterThanOrEqual(10);
    expect(failure.counterexample![0]).toBeLessThan(20);
    expect([...fromDraw((draw) => draw.int(0, 9)).shrink(5, undefined)]).toEqual([]);
  });
});
