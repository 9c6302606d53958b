import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import type { Fault, Target } from '../../../src/simulation/behaviour.js';
import { lineTokens } from '../../../src/simulation/faithful-summary.js';
import { withSettings, withSummarizer } from '../edit.js';
import type { Candidate, ShrinkTools } from '../reducer.js';
import { FAULT_ORDER, REPORT_ORDER } from '../simplicity.js';

/** Budgets at which a summarizer without any fault runs out of room. */
const TIGHT_BUDGETS = 24;

/**
 * A more faithful summarizer: without each fault, without any but with a budget too tight for it, with plainer faults
 * in place of the ones it has; with a plainer report, a finish reason, no marker.
 */
export function* faithfulSummarizer(scenario: Scenario, tools: ShrinkTools): Iterable<Candidate> {
  const { faults, report, marker, finish } = scenario.summarizer;
  const changes = [
    ...(faults.length > 0 || report !== 'none' || marker || !finish
      ? [{ faults: [], report: 'none' as const, marker: false, finish: true }]
      : []),
    ...(faults.length > 0 ? [{ faults: [] }] : []),
    ...(faults.length > 1 ? faults.map((_, index) => ({ faults: faults.toSpliced(index, 1) })) : []),
    ...(marker ? [{ marker: false }] : []),
    ...(finish ? [] : [{ finish: true }]),
    ...REPORT_ORDER.slice(0, Math.max(0, REPORT_ORDER.indexOf(report))).map((plainer) => ({
      report: plainer,
    })),
  ];
  for (const change of changes) {
    const plainer = withSummarizer(scenario, change);
    yield { scenario: plainer };
    if (plainer.summarizer.faults.length < faults.length || !finish || marker) yield* tight(plainer, tools);
  }
  for (const [index, fault] of faults.entries()) {
    for (const plainer of plainerFaults(fault, scenario, tools)) {
      yield { scenario: withSummarizer(scenario, { faults: faults.with(index, plainer) }) };
      // A cut that is no fault of its own: the budget has run out.
      if (plainer.fault === 'cut') continue;
      const { summaryBudget } = scenario.settings;
      if (summaryBudget !== null && tools.supports.takesBudget) {
        yield {
          scenario: withSettings(withSummarizer(scenario, { faults: faults.with(index, plainer) }), {
            summaryBudget: null,
          }),
        };
      }
    }
  }
}

function* tight(scenario: Scenario, { supports, tokenizer }: ShrinkTools): Iterable<Candidate> {
  if (!supports.takesBudget) return;
  const summary = logOf(scenario).reduce((total, turn) => total + lineTokens(turn, tokenizer), 0);
  for (let budget = 0; budget <= Math.min(TIGHT_BUDGETS, summary); budget += 1) {
    yield { scenario: withSettings(scenario, { summaryBudget: budget }) };
  }
}

function* plainerFaults(fault: Fault, scenario: Scenario, { tokenizer }: ShrinkTools): Iterable<Fault> {
  if (fault.calls) {
    const { calls, ...always } = fault;
    yield always;
    if (calls.length > 1) for (const call of calls) yield { ...fault, calls: [call] };
  }
  for (const name of FAULT_ORDER.slice(0, FAULT_ORDER.indexOf(fault.fault) + 1))
    yield* plainest(name, scenario, tokenizer);
  if ('target' in fault) {
    for (const target of plainTargets(scenario)) yield { ...fault, target };
  }
}

/** The plainest faults of a kind. */
function* plainest(
  name: Fault['fault'],
  scenario: Scenario,
  tokenizer: ShrinkTools['tokenizer'],
): Iterable<Fault> {
  switch (name) {
    case 'cut':
    case 'break-off': {
      const summary = logOf(scenario).reduce((total, turn) => total + lineTokens(turn, tokenizer), 0);
      for (let tokens = 0; tokens <= Math.min(TIGHT_BUDGETS, summary); tokens += 1)
        yield { fault: name, tokens };
      return;
    }
    case 'drop':
    case 'hollow':
    case 'contradict':
      for (const target of plainTargets(scenario)) yield { fault: name, target };
      return;
    case 'blank':
      yield { fault: 'blank', text: '' };
      yield { fault: 'blank', text: ' ' };
      return;
    case 'fail':
      yield { fault: 'fail', message: 'no answer' };
      return;
    case 'refusal':
    case 'placeholder':
    case 'tool-call':
    case 'echo':
    case 'unclosed-marker':
    case 'other-language':
      yield { fault: name };
      return;
    case 'change':
      for (const how of ['case', 'spacing', 'normal-form', 'character', 'prefix'] as const) {
        for (const target of plainTargets(scenario)) yield { fault: 'change', how, target };
      }
      return;
    case 'mention':
      for (const { id } of logOf(scenario).slice(0, 3)) yield { fault: 'mention', ids: [id] };
      return;
    case 'over-budget':
    case 'grow':
      yield { fault: name, tokens: 1 };
      return;
    case 'stall':
      yield { fault: 'stall', ms: 1, message: 'no answer' };
      return;
    case 'late':
      yield { fault: 'late', ms: 1 };
  }
}

function* plainTargets(scenario: Scenario): Iterable<Target> {
  yield { at: 'tail', turns: 1 };
  yield { at: 'head', turns: 1 };
  yield { at: 'middle', turns: 1 };
  for (const { id } of logOf(scenario).slice(0, 4)) yield { ids: [id] };
}
