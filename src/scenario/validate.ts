import { SIMULATOR_TEXTS } from '../simulation/simulator-texts.js';
import type { Tokenizer } from '../tokens/tokenizer.js';
import { presenceSearch } from '../transcript/presence.js';
import type { Turn } from '../transcript/turn.js';
import { turnProblems } from '../transcript/well-formed.js';
import { logOf } from './log-of.js';
import type { Scenario } from './scenario.js';
import { shapeProblems } from './shape-problems.js';

/** What keeps a value from being a well-formed scenario, one sentence each; with a tokenizer, tokens are counted too. */
export function scenarioProblems(value: unknown, tokenizer?: Tokenizer): string[] {
  const misshapen = shapeProblems(value);
  if (misshapen.length > 0) return misshapen;
  const scenario = value as Scenario;
  const problems = contentProblems(scenario);
  if (tokenizer) problems.push(...tokenProblems(logOf(scenario), tokenizer));
  return problems;
}

/** Whether a value of the right shape is a well-formed scenario; its settings may be as odd as they like. */
export function isWellFormed(scenario: Scenario): boolean {
  return contentProblems(scenario).length === 0;
}

function contentProblems(scenario: Scenario): string[] {
  const log = logOf(scenario);
  return [...turnProblems(log), ...loseProblems(scenario), ...simulatorProblems(log)];
}

function loseProblems({ steps }: Scenario): string[] {
  const appended = new Set<string>();
  const problems: string[] = [];
  steps.forEach((step, index) => {
    if (step.step === 'append') for (const { id } of step.turns) appended.add(id);
    if (step.step === 'lose' && !appended.has(step.turn)) {
      problems.push(`steps.${index} loses ${step.turn}, which no step before it appends`);
    }
  });
  return problems;
}

/** A summary holds the simulator's own words and the keys of facts whether or not it covers a turn. */
function simulatorProblems(log: readonly Turn[]): string[] {
  const keys = log.flatMap((turn) => (turn.facts ?? []).map((fact) => fact.key));
  const values = log.flatMap((turn) =>
    [turn.anchor ?? [], (turn.facts ?? []).map((fact) => fact.value)].flat(),
  );
  const search = presenceSearch([...new Set(values)]);
  return [...new Set([...SIMULATOR_TEXTS, ...keys])].flatMap((words) =>
    [...search(words)].map(
      (value) => `"${value}" is present in "${words}", which a summary may say of any turn`,
    ),
  );
}

function tokenProblems(log: readonly Turn[], tokenizer: Tokenizer): string[] {
  return log.flatMap(({ id, text, tokens }) => {
    const counted = tokenizer.count(text);
    return counted === tokens ? [] : [`${id}: its tokens are ${tokens}, ${tokenizer.name} counts ${counted}`];
  });
}
