import { got } from '../../errors/got.js';
import { HarnessError } from '../../errors/harness-error.js';
import { shapeProblems } from '../../scenario/shape-problems.js';
import type { Fault } from '../../simulation/behaviour.js';
import { FAITHFUL } from '../../simulation/faithful.js';
import { FAULTS } from '../../simulation/faults/registry.js';

/**
 * The faults that were given by name, as their example has them, or as JSON.
 *
 * @throws HarnessError CC_FAULT_INVALID
 */
export function readFaults(given: readonly string[]): Fault[] {
  return given.map((text) => {
    if (Object.hasOwn(FAULTS, text)) return FAULTS[text as keyof typeof FAULTS].example;
    const fault = parse(text);
    const [problem] = shapeProblems(scenarioWith(fault));
    if (problem !== undefined) throw invalid(text, problem);
    return fault as Fault;
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(text, `${got(text)} is neither the name of a fault nor JSON`);
  }
}

/** A fault has its shape as a part of a scenario. */
function scenarioWith(fault: unknown): unknown {
  return {
    version: 1,
    encoding: 'o200k_base',
    settings: { summaryBudget: null, ratios: null, window: 8192 },
    summarizer: { ...FAITHFUL, faults: [fault] },
    steps: [],
  };
}

function invalid(text: string, problem: string): HarnessError {
  return new HarnessError({
    code: 'CC_FAULT_INVALID',
    what: `\`--fault ${text}\` cannot be played: ${problem}.`,
    why: 'The summarizer is data, and this is none that it can be made of.',
    next: `Name one of ${Object.keys(FAULTS).join(', ')}, or give one as JSON, such as '${JSON.stringify(FAULTS.cut.example)}' (docs/summarizers.md).`,
  });
}
