import { describe, expect, it } from 'vitest';
import { faithfulSummarizer } from '../../../../generators/shrink/reducers/faithful-summarizer.js';
import { FAULT_NAMES } from '../../../../generators/summarizer/draw-fault.js';
import type { Fault, ReportKind } from '../../../../src/simulation/behaviour.js';
import { FOR_SESSION, faultsOf, offers, plainScenario } from '../offers.js';

const NONE = { finish: true, marker: false, report: 'none', faults: [] };

const withFaults = (...faults: Fault[]) =>
  plainScenario(2, { settings: { summaryBudget: null }, summarizer: { faults } });

const offeredFaults = (...faults: Fault[]) => offers(faithfulSummarizer, withFaults(...faults)).map(faultsOf);

describe('a more faithful summarizer', () => {
  it('is one without any fault, first of all', () => {
    const from = plainScenario(2, {
      summarizer: { finish: false, marker: true, report: 'range', faults: [{ fault: 'refusal' }] },
    });
    expect(offers(faithfulSummarizer, from)[0]!.summarizer).toEqual(NONE);
  });

  it('has each of its faults less', () => {
    const refusal: Fault = { fault: 'refusal' };
    const cut: Fault = { fault: 'cut', tokens: 7 };
    expect(offeredFaults(refusal, cut)).toEqual(expect.arrayContaining([[cut], [refusal]]));
  });

  it('runs out of room by itself instead', () => {
    const from = plainScenario(2, { summarizer: { faults: [{ fault: 'cut', tokens: 7 }] } });
    const budgets = offers(faithfulSummarizer, from)
      .filter(({ summarizer }) => summarizer.faults.length === 0)
      .map(({ settings }) => settings.summaryBudget);
    expect(new Set(budgets)).toEqual(new Set([100, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  });

  it('does not run out of room where no budget is taken', () => {
    const from = withFaults({ fault: 'cut', tokens: 7 });
    const tools = { ...FOR_SESSION, supports: { ...FOR_SESSION.supports, takesBudget: false } };
    const budgets = offers(faithfulSummarizer, from, tools).map(({ settings }) => settings.summaryBudget);
    expect(new Set(budgets)).toEqual(new Set([null]));
  });

  it('has a plainer fault in the place of one', () => {
    const offered = offeredFaults({ fault: 'refusal' });
    expect(offered).toEqual(
      expect.arrayContaining([
        [{ fault: 'cut', tokens: 0 }],
        [{ fault: 'drop', target: { at: 'tail', turns: 1 } }],
        [{ fault: 'drop', target: { ids: ['t2'] } }],
        [{ fault: 'blank', text: '' }],
        [{ fault: 'fail', message: 'no answer' }],
      ]),
    );
    expect(offered.flat().map(({ fault }) => fault)).not.toContain('placeholder');
  });

  it.each(FAULT_NAMES)('has any fault in the place of being late, also %s', (name) => {
    expect(offeredFaults({ fault: 'late', ms: 4 }).flat()).toContainEqual(
      expect.objectContaining({ fault: name }),
    );
  });

  it('has the plainest fault of its kind', () => {
    expect(offeredFaults({ fault: 'blank', text: '\n\n' })).toContainEqual([{ fault: 'blank', text: '' }]);
    expect(offeredFaults({ fault: 'hollow', target: { family: 'path' } })).toContainEqual([
      { fault: 'hollow', target: { at: 'tail', turns: 1 } },
    ]);
    expect(offeredFaults({ fault: 'change', how: 'prefix', target: { ids: ['t2'] } })).toContainEqual([
      { fault: 'change', how: 'case', target: { ids: ['t2'] } },
    ]);
    expect(offeredFaults({ fault: 'over-budget', tokens: 300 })).toContainEqual([
      { fault: 'over-budget', tokens: 1 },
    ]);
    expect(offeredFaults({ fault: 'grow', tokens: 30 })).toContainEqual([{ fault: 'grow', tokens: 1 }]);
    expect(offeredFaults({ fault: 'break-off', tokens: 30 })).toContainEqual([
      { fault: 'break-off', tokens: 4 },
    ]);
    expect(offeredFaults({ fault: 'contradict', target: { family: 'path' } })).toContainEqual([
      { fault: 'contradict', target: { at: 'tail', turns: 1 } },
    ]);
    expect(offeredFaults({ fault: 'late', ms: 4 })).toContainEqual([{ fault: 'late', ms: 1 }]);
    expect(offeredFaults({ fault: 'stall', ms: 4, message: '503' })).toContainEqual([
      { fault: 'stall', ms: 1, message: 'no answer' },
    ]);
    expect(offeredFaults({ fault: 'mention', ids: ['t1', 't2'] })).toContainEqual([
      { fault: 'mention', ids: ['t1'] },
    ]);
  });

  it('strikes in every call, or in one', () => {
    const offered = offeredFaults({ fault: 'refusal', calls: [0, 2] });
    expect(offered).toContainEqual([{ fault: 'refusal' }]);
    expect(offered).toContainEqual([{ fault: 'refusal', calls: [2] }]);
  });

  it('reports in a plainer way', () => {
    const from = plainScenario(2, { summarizer: { report: 'nothing' } });
    const reports = offers(faithfulSummarizer, from).map(({ summarizer }) => summarizer.report);
    expect(new Set<ReportKind>(reports)).toEqual(new Set(['none', 'truthful', 'everything']));
  });

  it('gives a finish reason, and promises no marker', () => {
    const from = plainScenario(2, { summarizer: { finish: false, marker: true } });
    const offered = offers(faithfulSummarizer, from).map(({ summarizer }) => summarizer);
    expect(offered).toContainEqual({ ...NONE, finish: false });
    expect(offered).toContainEqual({ ...NONE, marker: true });
  });

  it('is not to be had where it is faithful', () => {
    expect(offers(faithfulSummarizer, withFaults())).toEqual([]);
  });
});
