import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadScenarios } from '../../../generators/scenario/load-scenarios.js';
import type { ShrinkTools } from '../../../generators/shrink/reducer.js';
import { shrinkScenario } from '../../../generators/shrink/shrink-scenario.js';
import { isSimpler } from '../../../generators/shrink/simplicity.js';
import type { Capabilities } from '../../../src/compactor/capabilities.js';
import { DEFAULTS } from '../../../src/compactor/capabilities-of.js';
import { scenarioOfRun } from '../../../src/run/scenario-of-run.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { scenarioProblems } from '../../../src/scenario/validate.js';
import { append, compact, scenario, tokenizer } from '../../conversation.js';
import { CHECKPOINT, SESSION } from '../scenarios.js';
import { FOR_SESSION, plainTurns, stepsOf } from './offers.js';

/** A compactor that can be told nothing at all. */
const DEAF: Capabilities = {
  ...DEFAULTS,
  takesBudget: false,
  takesRatios: false,
  takesKeep: false,
  takesTrigger: false,
  takesReport: false,
  takesSignals: false,
};

/** Walks down the stream, each step to the shrink that is picked, and looks at all that are passed on the way. */
function walk(
  start: Scenario,
  tools: ShrinkTools,
  picks: number[],
  look: (from: Scenario, to: Scenario) => void,
): void {
  const shrink = shrinkScenario(tools);
  let at: fc.Value<Scenario> | undefined = new fc.Value(start, undefined);
  for (const pick of picks) {
    let next: fc.Value<Scenario> | undefined;
    let passed = 0;
    for (const candidate of shrink(at!.value, at!.context)) {
      look(at!.value, candidate.value);
      next = candidate;
      passed += 1;
      if (passed > pick) break;
    }
    if (!next) return;
    at = next;
  }
}

/** The early runs are small, the late ones have up to hundreds of turns. */
const runs = fc.oneof({ weight: 4, arbitrary: fc.nat(300) }, { weight: 1, arbitrary: fc.nat(100_000) });
const picks = fc.array(fc.nat(12), { minLength: 1, maxLength: 20, size: 'max' });

describe.each([
  ['a session', SESSION],
  ['a checkpoint pair', CHECKPOINT],
  ['a compactor that is told nothing', DEAF],
])('every shrink for %s', (_, supports) => {
  it('is well formed, truly counted, simpler, and tells the compactor nothing new', async () => {
    const arbitrary = await loadScenarios({ supports, encoding: 'o200k_base' });
    const tools = { tokenizer, supports };
    const walks = fc.property(runs, picks, (run, chosen) => {
      walk(scenarioOfRun(arbitrary, 1, run).value, tools, chosen, (from, to) => {
        expect(scenarioProblems(to, tokenizer)).toEqual([]);
        expect(isSimpler(to, from, tokenizer)).toBe(true);
        expect(toldIn(to).filter((told) => !supports[told])).toEqual([]);
      });
    });
    fc.assert(walks, { numRuns: 40, seed: 1 });
  });
});

/** What a compactor has to be told for a scenario to mean something to it. */
function toldIn({ settings, summarizer }: Scenario): (keyof Capabilities)[] {
  const { summaryBudget, ratios, keep, trigger } = settings;
  const told: [keyof Capabilities, boolean][] = [
    ['takesBudget', summaryBudget !== null],
    ['takesRatios', ratios !== null],
    ['takesKeep', keep !== undefined],
    ['takesTrigger', trigger !== undefined],
    ['takesReport', summarizer.report !== 'none'],
  ];
  return told.flatMap(([capability, isTold]) => (isTold ? [capability] : []));
}

describe('shrinking', () => {
  const shrinks = (from: Scenario, context?: unknown) => [...shrinkScenario(FOR_SESSION)(from, context)];

  it('comes to an end at the plainest scenario', () => {
    expect(shrinks(scenario([], { settings: { summaryBudget: null } }))).toEqual([]);
  });

  it('goes on with the reducer that had a success, and comes round to the others', () => {
    const settings = { keep: 2, summaryBudget: null };
    const twoPasses = scenario([append(...plainTurns(2)), compact, compact], { settings });
    const smaller = shrinks(twoPasses).find(({ value }) => stepsOf(value).join(' ') === 't1,t2 compact')!;
    const afresh = shrinks(smaller.value).map(({ value }) => value);
    const goingOn = shrinks(smaller.value, smaller.context).map(({ value }) => value);
    expect([stepsOf(afresh[0]!), stepsOf(goingOn[0]!)]).toEqual([['t1,t2', 'compact'], ['t1,t2']]);
    const texts = (all: Scenario[]) => new Set(all.map((one) => JSON.stringify(one)));
    expect(texts(goingOn)).toEqual(texts(afresh));
  });
});
