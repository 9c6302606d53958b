import { inOrder } from '../../../generators/shrink/edit.js';
import type { Reducer, ShrinkTools } from '../../../generators/shrink/reducer.js';
import type { Settings } from '../../../src/compactor/settings.js';
import type { Scenario, Step } from '../../../src/scenario/scenario.js';
import type { Fault, SummarizerBehaviour } from '../../../src/simulation/behaviour.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { append, compact, scenario, tokenizer, turn } from '../../conversation.js';
import { CHECKPOINT, SESSION } from '../scenarios.js';

/** What shrinking knows of a session that can be told everything, and of a checkpoint pair. */
export const FOR_SESSION: ShrinkTools = { tokenizer, supports: SESSION };
export const FOR_PAIR: ShrinkTools = { tokenizer, supports: CHECKPOINT };

/** Everything that a reducer offers for a scenario. */
export function offers(reducer: Reducer, from: Scenario, tools: ShrinkTools = FOR_SESSION): Scenario[] {
  return [...reducer(from, tools)].map((candidate) => candidate.scenario);
}

/** A user's turn that states an anchor and nothing else, written the way in which shrinking writes turns. */
export function bare(id: string, anchor: string | null, rest: Partial<Turn> = {}): Turn {
  const { facts, ...stated } = turn(id, anchor, {
    text: anchor === null ? '' : `Remember ${anchor}.`,
    ...rest,
  });
  return inOrder({ ...stated, ...(rest.facts && { facts }) });
}

/** The bare turns t1, t2, … with the anchors, … */
export const plainTurns = (count: number): Turn[] =>
  Array.from({ length: count }, (_, index) => bare(`t${index + 1}`, `A-${index + 1}`));

/** Plain turns, appended together, and one pass. */
export function plainScenario(
  count: number,
  rest: { settings?: Partial<Settings>; summarizer?: Partial<SummarizerBehaviour> } = {},
): Scenario {
  return scenario([append(...plainTurns(count)), compact], rest);
}

/** The ids of the turns in each append, and the names of all other steps. */
export const stepsOf = ({ steps }: Scenario): string[] => steps.map(stepName);

function stepName(step: Step): string {
  if (step.step === 'append') return step.turns.map(({ id }) => id).join();
  return step.step === 'lose' ? `lose ${step.turn}` : step.step;
}

/** The faults of a scenario's summarizer. */
export const faultsOf = ({ summarizer }: Scenario): Fault[] => summarizer.faults;
