import type { SummarizerBehaviour } from '../simulation/behaviour.js';
import { logOf } from './log-of.js';
import type { Scenario } from './scenario.js';

/** How large a scenario is, the most telling number first. */
export type Size = readonly [
  turns: number,
  steps: number,
  summarizerFaults: number,
  tokens: number,
  textLength: number,
];

/** In how many ways a summarizer deviates from a faithful one that says why it ended; a report and a closing marker count, too. */
export function deviationsOf({ faults, report, marker, finish }: SummarizerBehaviour): number {
  return faults.length + Number(report !== 'none') + Number(marker) + Number(!finish);
}

/** The size of a scenario; a report, a closing marker and a missing finish reason count as one fault each. */
export function sizeOf(scenario: Scenario): Size {
  const log = logOf(scenario);
  return [
    log.length,
    scenario.steps.length,
    deviationsOf(scenario.summarizer),
    log.reduce((sum, turn) => sum + turn.tokens, 0),
    log.reduce((sum, turn) => sum + turn.text.length, 0),
  ];
}

/** Negative if `a` is smaller than `b`, positive if it is larger, 0 if they are of one size. */
export function compareSize(a: Scenario, b: Scenario): number {
  const sizeOfB = sizeOf(b);
  const differences = sizeOf(a).map((part, index) => part - sizeOfB[index]!);
  return differences.find((difference) => difference !== 0) ?? 0;
}
