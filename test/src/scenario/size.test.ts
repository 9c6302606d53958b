import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { compareSize, sizeOf } from '../../../src/scenario/size.js';
import { scenarioWith, turnWith } from './scenarios.js';

const FAITHFUL = scenarioWith().summarizer;

describe('sizeOf', () => {
  it('counts turns, steps, faults of the summarizer, tokens and text', () => {
    expect(sizeOf(scenarioWith())).toEqual([2, 3, 0, 20, 2 * 'said TICKET-1 (t1)'.length]);
    expect(sizeOf(scenarioWith({ steps: [] }))).toEqual([0, 0, 0, 0, 0]);
  });

  it('counts a report, a marker and a missing finish reason as one fault each', () => {
    const faults = (summarizer: Partial<Scenario['summarizer']>) =>
      sizeOf(scenarioWith({ summarizer: { ...FAITHFUL, ...summarizer } }))[2];
    expect(faults({ report: 'truthful' })).toBe(1);
    expect(faults({ marker: true })).toBe(1);
    expect(faults({ finish: false })).toBe(1);
    expect(faults({ faults: [{ fault: 'echo' }, { fault: 'refusal' }] })).toBe(2);
    expect(faults({ report: 'range', marker: true, finish: false, faults: [{ fault: 'echo' }] })).toBe(4);
  });
});

describe('compareSize', () => {
  const append = (...turns: Parameters<typeof turnWith>[]) => ({
    step: 'append' as const,
    turns: turns.map((turn) => turnWith(...turn)),
  });

  it('puts scenarios in order by turns, then steps, then faults, then tokens, then text', () => {
    const ordered = [
      scenarioWith({ steps: [] }),
      scenarioWith({ steps: [append(['t1', null, { text: 'a' }])] }),
      scenarioWith({ steps: [append(['t1', null, { text: 'ab' }])] }),
      scenarioWith({ steps: [append(['t1', null, { text: 'a', tokens: 11 }])] }),
      scenarioWith({
        steps: [append(['t1', null, { text: 'a' }])],
        summarizer: { ...FAITHFUL, marker: true },
      }),
      scenarioWith({ steps: [append(['t1', null, { text: 'a' }]), { step: 'compact' }] }),
      scenarioWith({ steps: [append(['t1', null, { text: 'a' }], ['t2', null, { text: 'b' }])] }),
    ];
    ordered.forEach((a, i) => {
      ordered.forEach((b, j) => {
        expect(Math.sign(compareSize(a, b))).toBe(Math.sign(i - j));
      });
    });
  });
});
