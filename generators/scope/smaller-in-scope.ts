import { logOf } from '../../src/scenario/log-of.js';
import type { Scenario, Step } from '../../src/scenario/scenario.js';
import { compareSize, sizeOf } from '../../src/scenario/size.js';
import { isWellFormed } from '../../src/scenario/validate.js';
import type { Turn } from '../../src/transcript/turn.js';

/** So many logs are put in order at most. */
const MOST_LOGS = 20_000;

/**
 * All well-formed scenarios that are smaller than one, made of its own turns in any order and number, of appends,
 * compactions and recalls, and of any of its summarizer's faults, under its settings; by turns, steps, faults, tokens. Null, and the end, where there are
 * too many logs of one length to put in order.
 */
export function* smallerInScope(scenario: Scenario): Iterable<Scenario | null> {
  const own = logOf(scenario);
  const [mostTurns, mostSteps] = sizeOf(scenario);
  const faults = subsets(scenario.summarizer.faults).sort((a, b) => a.length - b.length);
  const sum = (turns: readonly Turn[], of: (turn: Turn) => number) =>
    turns.reduce((total, turn) => total + of(turn), 0);
  for (let count = 0; count <= mostTurns; count += 1) {
    if (own.length ** count > MOST_LOGS) {
      yield null;
      return;
    }
    for (let length = 0; length <= mostSteps; length += 1) {
      for (let most = 0; most <= scenario.summarizer.faults.length; most += 1) {
        const logs = tuples(own, count).sort(
          (a, b) =>
            sum(a, ({ tokens }) => tokens) - sum(b, ({ tokens }) => tokens) ||
            sum(a, ({ text }) => text.length) - sum(b, ({ text }) => text.length),
        );
        for (const log of logs) {
          const named = log.map((turn, index) => ({ ...turn, id: `t${index + 1}` }));
          for (const steps of arrangements(named, length)) {
            for (const chosen of faults.filter((some) => some.length === most)) {
              const other = { ...scenario, steps, summarizer: { ...scenario.summarizer, faults: chosen } };
              if (compareSize(other, scenario) < 0 && isWellFormed(other)) yield other;
            }
          }
        }
      }
    }
  }
}

function* arrangements(turns: readonly Turn[], length: number): Iterable<Step[]> {
  if (length === 0) {
    if (turns.length === 0) yield [];
    return;
  }
  for (let taken = 1; taken <= turns.length; taken += 1) {
    for (const rest of arrangements(turns.slice(taken), length - 1))
      yield [{ step: 'append', turns: turns.slice(0, taken) }, ...rest];
  }
  for (const step of ['compact', 'recall'] as const)
    for (const rest of arrangements(turns, length - 1)) yield [{ step }, ...rest];
}

function tuples<T>(all: readonly T[], length: number): T[][] {
  if (length === 0) return [[]];
  return tuples(all, length - 1).flatMap((start) => all.map((one) => [...start, one]));
}

function subsets<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((some, one) => [...some, ...some.map((set) => [...set, one])], [[]]);
}
