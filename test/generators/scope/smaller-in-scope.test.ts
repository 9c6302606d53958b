import { describe, expect, it } from 'vitest';
import { smallerInScope } from '../../../generators/scope/smaller-in-scope.js';
import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { sizeOf } from '../../../src/scenario/size.js';
import { scenarioProblems } from '../../../src/scenario/validate.js';
import { append, compact, recall, scenario, tokenizer, turn } from '../../conversation.js';
import { FOR_PAIR } from '../shrink/offers.js';

const tools = FOR_PAIR;
const all = (of: Scenario) => [...smallerInScope(of, tools)].map((one) => one!);
/** Turns, steps, faults, tokens. */
const order = (of: Scenario) => sizeOf(of).slice(0, 4);
const isBelow = (a: readonly number[], b: readonly number[]) => {
  const place = a.findIndex((part, index) => part !== b[index]);
  return place >= 0 && a[place]! < b[place]!;
};

const two = scenario([append(turn('a', 'A-1'), turn('b', 'B-2')), compact, recall], {
  summarizer: { faults: [{ fault: 'drop', target: { ids: ['b'] } }] },
});

describe('the scope below a scenario', () => {
  it('is smaller, well formed and counted truly', () => {
    const below = all(two);
    expect(below.filter((smaller) => !isBelow(order(smaller), order(two)))).toEqual([]);
    for (let place = 0; place < below.length; place += 23)
      expect(scenarioProblems(below[place]!, tokenizer)).toEqual([]);
  });

  it('holds each of them once, the smallest first', () => {
    const texts = all(two).map((one) => JSON.stringify(one));
    expect(new Set(texts).size).toBe(texts.length);
    const sizes = all(two).map((one) => order(one).slice(0, 3));
    expect(sizes.every((size, place) => place === 0 || !isBelow(size, sizes[place - 1]!))).toBe(true);
  });

  it('has faults strike the turns that they struck, under the names that these have now', () => {
    const struck = all(two).filter(
      ({ summarizer: { faults } }) => faults[0]?.fault === 'drop' && 'ids' in faults[0].target,
    );
    expect(struck.length).toBeGreaterThan(0);
    for (const smaller of struck) {
      const { faults } = smaller.summarizer;
      const named = (faults[0] as { target: { ids: string[] } }).target.ids;
      const anchors = named.map((id) => logOf(smaller).find((one) => one.id === id)?.anchor);
      expect(new Set(anchors)).toEqual(new Set(['B-2']));
    }
  });

  it('recalls and loses only where the scenario does', () => {
    const kinds = (of: Scenario) => new Set(all(of).flatMap(({ steps }) => steps.map(({ step }) => step)));
    expect(kinds(scenario([append(turn('a', 'A-1')), compact]))).toEqual(new Set(['append', 'compact']));
    expect(kinds(scenario([append(turn('a', 'A-1')), compact, { step: 'lose', turn: 'a' }]))).toEqual(
      new Set(['append', 'compact', 'lose']),
    );
  });

  it('has what happens during a pass come right after it', () => {
    const raced = scenario([
      append(turn('a', 'A-1')),
      compact,
      { step: 'kill', during: 0 },
      { step: 'reopen' },
    ]);
    const kills = all(raced).flatMap(({ steps }) =>
      steps.flatMap(({ step }, place) => (step === 'kill' ? [steps[place - 1]?.step] : [])),
    );
    expect(new Set(kills)).toEqual(new Set(['compact', 'kill']));
  });

  it('ends with null where there are too many logs of one length', () => {
    const anchors = Array.from({ length: 150 }, (_, place) => turn(`t${place + 1}`, `A-${place}x`));
    const many = smallerInScope(scenario([append(...anchors), compact]), tools);
    let last: Scenario | null | undefined;
    for (const one of many) last = one;
    expect(last).toBeNull();
  });
});
