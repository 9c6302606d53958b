import type { Compactor } from '../compactor/compactor.js';
import type { CompareReport } from '../compare/compare-report.js';
import type { Contender } from '../compare/contender.js';
import { probeCapabilities } from '../drive/probe-capabilities.js';
import { Player } from '../run/player.js';
import type { CheckOptions } from './check-options.js';
import { loadCounter } from './load-counter.js';
import { planOf } from './plan.js';
import { runCompare } from './run-compare.js';

/** Compares two compactors in this process, one after the other on each scenario. */
export async function compareHere(
  old: Compactor,
  now: Compactor,
  options: CheckOptions,
): Promise<CompareReport> {
  const plan = planOf(options);
  const tokenizer = await loadCounter(plan.encoding, options.countTokens);
  const contender = async (compactor: Compactor): Promise<Contender> => ({
    name: compactor.name,
    version: compactor.version ?? null,
    source: null,
    supports: await probeCapabilities(compactor, tokenizer, plan.stepLimitMs),
    // One function counts for both.
    countsItself: options.countTokens !== undefined,
    player: new Player(compactor, { ...plan, tokenizer }, {}),
  });
  const both = { old: await contender(old), now: await contender(now) };
  return runCompare({ ...both, tokenizer, together: false }, options, plan);
}
