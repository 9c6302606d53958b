import type { Capabilities } from '../../src/compactor/capabilities.js';
import type { Fault, SummarizerBehaviour } from '../../src/simulation/behaviour.js';
import { FAITHFUL } from '../../src/simulation/faithful.js';
import { REPORT_ORDER } from './simplicity.js';

/** A summarizer and the budget that it has. */
export interface Circumstance {
  summarizer: SummarizerBehaviour;
  summaryBudget: number | null;
  /** 0 a faithful summarizer, 1 one that leaves a turn out, 2 any other. */
  rank: 0 | 1 | 2;
}

/** So many tokens hold the plain line of a turn; twice as many those of two. */
const LINE = 5;

/** A faithful summarizer, without a budget and with every tight one; then one that deviates in one way. */
export function smallCircumstances(turns: number, supports: Capabilities): Circumstance[] {
  const tight = supports.takesBudget ? Array.from({ length: turns * LINE + 1 }, (_, less) => less + 1) : [];
  const faithful = [null, ...tight].map((summaryBudget) => ({
    summarizer: FAITHFUL,
    summaryBudget,
    rank: 0 as const,
  }));
  if (turns === 0) return faithful;
  const loose = supports.takesBudget ? [null, 1] : [null];
  const reports = supports.takesReport ? REPORT_ORDER.slice(1) : [];
  const signals: Partial<SummarizerBehaviour>[] = supports.takesSignals
    ? [{ finish: false }, { marker: true }]
    : [];
  // Where there is a budget, a summary is cut for want of it; otherwise only a fault can cut it.
  const cuts = supports.takesBudget ? [0] : Array.from({ length: turns * LINE + 1 }, (_, tokens) => tokens);
  const faults = [...cuts.map((tokens): Fault => ({ fault: 'cut', tokens })), ...plainFaults(turns)];
  const deviating = (change: Partial<SummarizerBehaviour>, summaryBudget: number | null): Circumstance => ({
    summarizer: { ...FAITHFUL, ...change },
    summaryBudget,
    rank: change.faults?.[0]?.fault === 'drop' ? 1 : 2,
  });
  return [
    ...faithful,
    ...reports.flatMap((report) => loose.map((budget) => deviating({ report }, budget))),
    ...signals.flatMap((signal) => [null, ...tight].map((budget) => deviating(signal, budget))),
    ...faults.map((fault) => deviating({ faults: [fault] }, null)),
    ...(supports.takesBudget ? [deviating({ faults: [{ fault: 'over-budget', tokens: 1 }] }, 1)] : []),
  ];
}

function plainFaults(turns: number): Fault[] {
  const targets = (
    [
      { at: 'tail', turns: 1 },
      { at: 'head', turns: 1 },
    ] as const
  ).slice(0, turns);
  const changes = ['case', 'spacing', 'normal-form', 'character', 'prefix'] as const;
  return [
    ...targets.map((target): Fault => ({ fault: 'drop', target })),
    { fault: 'blank', text: '' },
    { fault: 'fail', message: 'no answer' },
    { fault: 'refusal' },
    { fault: 'placeholder' },
    { fault: 'tool-call' },
    { fault: 'echo' },
    ...targets.map((target): Fault => ({ fault: 'hollow', target })),
    ...changes.map((how): Fault => ({ fault: 'change', how, target: targets[0]! })),
  ];
}
