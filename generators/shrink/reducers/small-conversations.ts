import { logOf } from '../../../src/scenario/log-of.js';
import type { Planted, Scenario, Step } from '../../../src/scenario/scenario.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { plainPassage } from '../plain-planted.js';
import type { Candidate, ShrinkTools } from '../reducer.js';
import { type Circumstance, smallCircumstances } from '../small-circumstances.js';
import { smallSettings } from '../small-settings.js';
import { smallTurns } from '../small-turns.js';
import { twinsOf } from '../twins-of.js';

const MOST_TURNS = 2;

/**
 * The conversations of a small grammar, from the simplest on: at most two plain turns in one append, at most two
 * passes, at most one deviation of the summarizer. Whatever a failure came from, it ends at the first that fails too.
 */
export function* smallConversations(scenario: Scenario, tools: ShrinkTools): Iterable<Candidate> {
  const most = Math.min(MOST_TURNS, logOf(scenario).length);
  const planted = [...new Set(scenario.planted?.map(({ kind }) => kind))].map(plainPassage);
  const passages = planted.map(({ text }) => text);
  const hasTwins = twinsOf(logOf(scenario)).length > 0;
  for (let count = 0; count <= most; count += 1) {
    for (const { turns, upTo } of smallTurns(count, tools.tokenizer, passages, hasTwins)) {
      for (const steps of smallSteps(turns, scenario)) {
        for (const circumstance of smallCircumstances(count, tools.supports)) {
          const isOne = steps.filter(({ step }) => step === 'compact').length === 1;
          if (circumstance.rank > (isOne ? upTo : 0)) continue;
          yield { scenario: conversation(scenario, steps, circumstance, planted, tools) };
        }
      }
    }
  }
}

function conversation(
  { encoding, settings }: Scenario,
  steps: Step[],
  { summarizer, summaryBudget }: Circumstance,
  planted: Planted[],
  { supports }: ShrinkTools,
): Scenario {
  return {
    version: 1,
    encoding,
    settings: smallSettings(settings, summaryBudget, supports),
    summarizer,
    steps,
    ...(planted.length > 0 && { planted }),
  };
}

/** As few steps as there can be, and only kinds that the failing scenario has. */
function* smallSteps(turns: Turn[], scenario: Scenario): Iterable<Step[]> {
  const append: Step[] = turns.length > 0 ? [{ step: 'append', turns }] : [];
  if (append.length > 0) yield append;
  yield [...append, { step: 'compact' }];
  if (scenario.steps.length <= append.length + 1) return;
  yield [...append, { step: 'compact' }, { step: 'compact' }];
  if (!scenario.steps.some(({ step }) => step === 'lose')) return;
  for (const { id } of turns) yield [...append, { step: 'compact' }, { step: 'lose', turn: id }];
}
