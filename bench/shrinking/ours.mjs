import fc from 'fast-check';
import { GeneratedTurns } from '../../dist/generators/conversation/generated-turns.js';
import { fromDraw } from '../../dist/generators/from-draw.js';
import { loadMaterial } from '../../dist/generators/material/material.js';
import { Stock } from '../../dist/generators/material/stock.js';
import { scenarioArbitrary } from '../../dist/generators/scenario/scenario-arbitrary.js';
import { PLAIN_STYLE } from '../../dist/generators/turn/turn-style.js';
import { DEFAULTS } from '../../dist/src/compactor/capabilities-of.js';
import { scenarioOfRun } from '../../dist/src/run/scenario-of-run.js';
import { Shrinking } from '../../dist/src/run/shrinking.js';
import { logOf } from '../../dist/src/scenario/log-of.js';
import { FAITHFUL } from '../../dist/src/simulation/faithful.js';

/** How the package shrinks a conversation that breaks by its turns alone, without the time to drive it. */
export async function shrinkerOf(length) {
  const material = await loadMaterial('o200k_base');
  const arbitrary = scenarioArbitrary(material, { supports: DEFAULTS });
  const scenarios = fromDraw((draw) => {
    const wish = { turns: length, style: { ...PLAIN_STYLE, bodies: 'some' }, settled: true };
    const turns = new GeneratedTurns(new Stock(material)).next(draw, wish);
    const settings = { window: 200_000, summaryBudget: 4096, ratios: null };
    const steps = [{ step: 'append', turns }, { step: 'compact' }];
    return { version: 1, encoding: material.encoding, settings, summarizer: FAITHFUL, steps };
  });
  return async (breaks, seed) => {
    const scenario = scenarioOfRun(scenarios, seed, 0).value;
    const log = { evaluations: 0, fewest: logOf(scenario).length, atFewest: 0 };
    const player = {
      play: async (played) => ({ scenario: played }),
      judge: async (_, observation) => {
        const turns = logOf(observation.scenario);
        const isBroken = breaks(turns);
        log.evaluations += 1;
        if (isBroken && turns.length < log.fewest)
          Object.assign(log, { fewest: turns.length, atFewest: log.evaluations });
        return { met: 1, violations: isBroken ? [{ moment: 0, says: 'it breaks' }] : [] };
      },
    };
    const failure = {
      run: 0,
      value: new fc.Value(scenario, undefined),
      breach: { observation: { scenario }, violations: [] },
    };
    const shrinking = new Shrinking(failure, { breach: 'violated' }, arbitrary, player);
    const started = performance.now();
    while (shrinking.isOpen) await shrinking.goOn(1000);
    const ms = performance.now() - started;
    const { breach, shrinking: told } = shrinking.result;
    return {
      ...log,
      ms,
      evaluations: told.evaluations,
      turns: told.turnsAfter,
      result: JSON.stringify(breach.observation.scenario),
    };
  };
}
