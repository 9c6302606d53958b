import * as fc from 'fast-check';
import type { Scenario } from '../../src/scenario/scenario.js';
import { isWellFormed } from '../../src/scenario/validate.js';
import type { Candidate, Reducer, ShrinkTools } from './reducer.js';
import { dropSteps } from './reducers/drop-steps.js';
import { dropTurns } from './reducers/drop-turns.js';
import { faithfulSummarizer } from './reducers/faithful-summarizer.js';
import { fewerAtOnce } from './reducers/fewer-at-once.js';
import { lessOfBoth } from './reducers/less-of-both.js';
import { mergeSteps } from './reducers/merge-steps.js';
import { plainAnchors } from './reducers/plain-anchors.js';
import { plainOrder } from './reducers/plain-order.js';
import { plainPlanted } from './reducers/plain-planted.js';
import { plainTexts } from './reducers/plain-texts.js';
import { plainTurns } from './reducers/plain-turns.js';
import { plainTwins } from './reducers/plain-twins.js';
import { plainerSettings } from './reducers/plainer-settings.js';
import { renumber } from './reducers/renumber.js';
import { shorterTexts } from './reducers/shorter-texts.js';
import { smallConversations } from './reducers/small-conversations.js';
import { smallExchange } from './reducers/small-exchange.js';
import { smallerNumbers } from './reducers/smaller-numbers.js';
import { hasSameContent } from './same-content.js';
import { isSimpler } from './simplicity.js';

/** What removes much comes first; settings before it, since few turns do not reach the trigger of many. */
const REDUCERS: readonly Reducer[] = [
  plainerSettings,
  dropTurns,
  dropSteps,
  mergeSteps,
  fewerAtOnce,
  faithfulSummarizer,
  plainTurns,
  plainTwins,
  plainAnchors,
  plainPlanted,
  plainTexts,
  shorterTexts,
  smallerNumbers,
  lessOfBoth,
  plainOrder,
  renumber,
  smallConversations,
  smallExchange,
];

/** Those that may leave the texts of a real conversation as they are. */
const REAL_REDUCERS: readonly Reducer[] = [
  plainerSettings,
  dropTurns,
  dropSteps,
  mergeSteps,
  fewerAtOnce,
  faithfulSummarizer,
  smallerNumbers,
  lessOfBoth,
  renumber,
];

interface Context {
  reducer: number;
  resume: unknown;
}

/**
 * Shrinks of a scenario, each simpler than it and well formed; turns of a real conversation go or stay as they are. After a success shrinking goes on with the reducer that
 * had it, and comes to an end when none of them has one.
 */
export function shrinkScenario(
  tools: ShrinkTools,
): (value: Scenario, context: unknown) => fc.Stream<fc.Value<Scenario>> {
  return (value, context) => fc.stream(shrinks(value, context as Context | undefined, tools));
}

function* shrinks(
  value: Scenario,
  context: Context | undefined,
  tools: ShrinkTools,
): IterableIterator<fc.Value<Scenario>> {
  const reducers = tools.real ? REAL_REDUCERS : REDUCERS;
  const first = context?.reducer ?? 0;
  for (let offset = 0; offset <= reducers.length; offset += 1) {
    const reducer = (first + offset) % reducers.length;
    const resume = offset === 0 ? context?.resume : undefined;
    if (offset === reducers.length && context?.resume === undefined) return;
    for (const plainer of reducers[reducer]!(value, tools, resume)) {
      const candidate = withOwnModel(plainer, value);
      if (isAcceptable(candidate, value, tools)) {
        yield new fc.Value(candidate.scenario, { reducer, resume: candidate.resume });
      }
    }
  }
}

/** A model summarizes as it does; nothing is plainer of it. */
function withOwnModel(candidate: Candidate, { summarizer }: Scenario): Candidate {
  if (summarizer.model === undefined) return candidate;
  return { ...candidate, scenario: { ...candidate.scenario, summarizer } };
}

function isAcceptable({ scenario }: Candidate, value: Scenario, { tokenizer, real }: ShrinkTools): boolean {
  if (real && !hasSameContent(scenario, value)) return false;
  return isSimpler(scenario, value, tokenizer) && isWellFormed(scenario);
}
