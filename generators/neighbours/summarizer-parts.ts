import type { Capabilities } from '../../src/compactor/capabilities.js';
import type { Scenario } from '../../src/scenario/scenario.js';
import type { Fault, SummarizerBehaviour } from '../../src/simulation/behaviour.js';
import { withSummarizer } from '../shrink/edit.js';
import type { Part } from './part.js';

/** What the simulated summarizer does: each of its faults, its report, its signals. */
export function summarizerParts(scenario: Scenario, supports: Capabilities): Part[] {
  const { faults, report, finish, marker } = scenario.summarizer;
  const other = (change: Partial<SummarizerBehaviour>) => withSummarizer(scenario, change);
  return [
    ...faults.map((fault, index) => ({
      part: `that the summarizer's fault is ${fault.fault}`,
      alternatives: [{ instead: 'without it', scenario: other({ faults: faults.toSpliced(index, 1) }) }],
    })),
    ...faults.flatMap((fault, index) => {
      const amounts = nextAmounts(fault);
      if (amounts.length === 0) return [];
      const alternatives = amounts.map((tokens) => ({
        instead: `with ${tokens} tokens`,
        scenario: other({ faults: faults.with(index, { ...fault, tokens } as Fault) }),
      }));
      return [{ part: `the amount of ${fault.fault}`, alternatives }];
    }),
    ...(supports.takesReport
      ? [
          {
            part: "the summarizer's report",
            alternatives: (['none', 'truthful'] as const)
              .filter((kind) => kind !== report)
              .map((kind) => ({
                instead: kind === 'none' ? 'without one' : 'with a true one',
                scenario: other({ report: kind }),
              })),
          },
        ]
      : []),
    ...(supports.takesSignals
      ? [
          {
            part: 'the finish reason',
            alternatives: [
              { instead: finish ? 'without one' : 'with one', scenario: other({ finish: !finish }) },
            ],
          },
          {
            part: 'the closing marker',
            alternatives: [
              { instead: marker ? 'without one' : 'with one', scenario: other({ marker: !marker }) },
            ],
          },
        ]
      : []),
  ];
}

function nextAmounts(fault: Fault): number[] {
  if (!('tokens' in fault)) return [];
  return [fault.tokens + 1, fault.tokens - 1, fault.tokens + 5].filter((tokens) => tokens >= 0);
}
