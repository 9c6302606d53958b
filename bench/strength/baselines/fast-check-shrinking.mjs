import fc from 'fast-check';
import { loadScenarios } from '../../../dist/generators/scenario/load-scenarios.js';
import { scenarioOfRun } from '../../../dist/src/run/scenario-of-run.js';
import { logOf } from '../../../dist/src/scenario/log-of.js';
import { sizeOf } from '../../../dist/src/scenario/size.js';
import { scenarioProblems } from '../../../dist/src/scenario/validate.js';
import { judgeOf } from './judge.mjs';

/** Shrinking gets no more evaluations than this, which is more than ours spends on most of them. */
const MOST_EVALUATIONS = 5000;

/** Some of so many, as their places; fast-check leaves them out in halves, and then one by one. */
const placesIn = (count) =>
  fc.uniqueArray(fc.noShrink(fc.nat(Math.max(0, count - 1))), { maxLength: count, size: 'max' });
const every = (count) => Array.from({ length: count }, (_, place) => place);
const upTo = (value) => (Number.isSafeInteger(value) && value >= 0 ? fc.nat(value) : fc.constant(value));

/** What fast-check can shrink by itself: which turns, steps and faults there are, and the numbers of the settings. */
function partsOf(scenario) {
  const { settings, summarizer, steps } = scenario;
  const turns = logOf(scenario).length;
  const faults = summarizer.faults.length;
  const numbers = ['summaryBudget', 'window', 'keep', 'trigger'].filter(
    (name) => settings[name] !== undefined,
  );
  const whole = {
    turns: every(turns),
    steps: every(steps.length),
    faults: every(faults),
    settings: Object.fromEntries(numbers.map((name) => [name, settings[name]])),
  };
  const arbitrary = fc.record({
    turns: placesIn(turns),
    steps: placesIn(steps.length),
    faults: placesIn(faults),
    settings: fc.record(Object.fromEntries(numbers.map((name) => [name, upTo(settings[name])]))),
  });
  return { whole, arbitrary };
}

function assemble(scenario, { turns, steps, faults, settings }) {
  const ids = new Set(logOf(scenario).flatMap(({ id }, place) => (turns.includes(place) ? [id] : [])));
  const chosen = (list, places) => list.filter((_, place) => places.includes(place));
  const played = chosen(scenario.steps, steps).map((step) =>
    step.step === 'append' ? { ...step, turns: step.turns.filter(({ id }) => ids.has(id)) } : step,
  );
  return {
    ...scenario,
    settings: { ...scenario.settings, ...settings },
    summarizer: { ...scenario.summarizer, faults: chosen(scenario.summarizer.faults, faults) },
    steps: played,
  };
}

/** What our generators found in a run, shrunk by fast-check alone; null where it does not fail again. */
export async function shrinkByFastCheck({ make, breaks: id }, seed, run) {
  const { supports, breaks } = await judgeOf(make, id);
  const scenarios = await loadScenarios({ supports, encoding: 'o200k_base' });
  const { value: scenario } = scenarioOfRun(scenarios, seed, run);
  const { whole, arbitrary } = partsOf(scenario);
  let evaluations = 0;
  const property = fc.asyncProperty(arbitrary, async (parts) => {
    evaluations += 1;
    if (evaluations > MOST_EVALUATIONS) return true;
    const smaller = assemble(scenario, parts);
    return scenarioProblems(smaller).length > 0 || !(await breaks(smaller));
  });
  const { counterexample } = await fc.check(property, { seed, numRuns: 1, examples: [[whole]] });
  if (!counterexample) return null;
  return { size: sizeOf(assemble(scenario, counterexample[0])).slice(0, 4), evaluations };
}
