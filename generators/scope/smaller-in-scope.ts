import { logOf } from '../../src/scenario/log-of.js';
import type { Scenario } from '../../src/scenario/scenario.js';
import { deviationsOf, sizeOf } from '../../src/scenario/size.js';
import { isWellFormed } from '../../src/scenario/validate.js';
import type { SummarizerBehaviour } from '../../src/simulation/behaviour.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import type { ShrinkTools } from '../shrink/reducer.js';
import { smallCircumstances } from '../shrink/small-circumstances.js';
import { smallSettings } from '../shrink/small-settings.js';
import { arrangements, stepKindsOf } from './arrangements.js';
import { distinct } from './distinct.js';
import { ownBehaviours } from './own-behaviours.js';
import { type TurnKind, turnKinds } from './turn-kinds.js';

/** So many logs of one length are put in order at most. */
const MOST_LOGS = 20_000;

/** Longer ones are played with plain settings and a faithful summarizer only, besides what is the scenario's own. */
const MOST_TURNS_OF_EVERY_CIRCUMSTANCE = 2;

type Circumstance = Pick<Scenario, 'settings' | 'summarizer'>;

interface Log {
  turns: Turn[];
  tokens: number;
  takenFrom: Map<TurnId, TurnId[]>;
}

/**
 * All well-formed scenarios of the scope that are smaller than one, by turns, steps, faults of the summarizer and tokens, the
 * smallest first. Null, and the end, where there are too many logs of one length to put in order.
 */
export function* smallerInScope(scenario: Scenario, tools: ShrinkTools): Iterable<Scenario | null> {
  const [mostTurns, mostSteps, mostFaults, mostTokens] = sizeOf(scenario);
  const kinds = turnKinds(logOf(scenario), tools.tokenizer);
  const steps = stepKindsOf(scenario.steps);
  for (let count = 0; count <= mostTurns; count += 1) {
    if (kinds.length ** count > MOST_LOGS) {
      yield null;
      return;
    }
    const logs = logsOf(kinds, count, scenario);
    const small = smallOnes(scenario, count, tools);
    for (let length = 0; length <= mostSteps; length += 1) {
      for (let faults = 0; faults <= mostFaults; faults += 1) {
        const isLast = count === mostTurns && length === mostSteps && faults === mostFaults;
        for (const { turns, tokens, takenFrom } of logs) {
          if (isLast && tokens >= mostTokens) break;
          const own = ownBehaviours(scenario.summarizer, takenFrom).map((summarizer) => ({
            settings: scenario.settings,
            summarizer,
          }));
          const all = distinct([...own, ...small]).filter(
            ({ summarizer }) => deviationsOf(summarizer) === faults,
          );
          for (const played of arrangements(turns, length, steps))
            for (const circumstance of all) yield { ...scenario, ...circumstance, steps: played };
        }
      }
    }
  }
}

function smallOnes(scenario: Scenario, count: number, { supports }: ShrinkTools): Circumstance[] {
  if (scenario.summarizer.model !== undefined) return [];
  const all = smallCircumstances(count, supports);
  return (count <= MOST_TURNS_OF_EVERY_CIRCUMSTANCE ? all : all.slice(0, 1)).map(
    ({ summarizer, summaryBudget }) => ({
      settings: smallSettings(scenario.settings, summaryBudget, supports),
      summarizer: summarizer satisfies SummarizerBehaviour,
    }),
  );
}

function logsOf(kinds: readonly TurnKind[], count: number, scenario: Scenario): Log[] {
  const logs = tuples(kinds, count).map((tuple): Log => {
    const turns = tuple.map((kind, place) => kind.at(place));
    const takenFrom = new Map<TurnId, TurnId[]>();
    for (const [place, { from }] of tuple.entries()) {
      if (from !== null) takenFrom.set(from, [...(takenFrom.get(from) ?? []), turns[place]!.id]);
    }
    return { turns, takenFrom, tokens: turns.reduce((sum, turn) => sum + turn.tokens, 0) };
  });
  return distinct(logs, ({ turns }) => turns)
    .filter(({ turns }) => isWellFormed({ ...scenario, steps: [{ step: 'append', turns }] }))
    .sort((a, b) => a.tokens - b.tokens);
}

function tuples<T>(all: readonly T[], length: number): T[][] {
  if (length === 0) return [[]];
  return tuples(all, length - 1).flatMap((start) => all.map((one) => [...start, one]));
}
