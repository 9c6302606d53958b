import type { Capabilities } from '../compactor/capabilities.js';
import type { Compactor } from '../compactor/compactor.js';
import { hasGivenUp } from '../compare/has-given-up.js';
import { judgementOf } from '../property/judgement-of.js';
import type { Observation } from '../property/observation.js';
import type { Property } from '../property/property.js';
import { Breath } from '../run/breath.js';
import { LAW, TOOL } from '../run/law.js';
import { Player } from '../run/player.js';
import type { RunHooks } from '../run/run-options.js';
import { scenarioOfRun } from '../run/scenario-of-run.js';
import { whySkipped } from '../run/why-skipped.js';
import { BASELINE, BASELINE_VERSION, type BaselineEnd } from '../store/baseline/baseline.js';
import { BaselineWriter } from '../store/baseline/baseline-writer.js';
import type { CheckOptions } from './check-options.js';
import { openCheck } from './open-check.js';
import { planOf } from './plan.js';

/** What a baseline holds. */
export interface SavedBaseline {
  compactor: string;
  seed: number;
  runs: number;
  /** How many runs were asked for, and why there are no more than there are. */
  asked: number;
  ended: BaselineEnd;
}

/**
 * Drives a compactor as a check would, and stores what is seen, so that a later one can be compared with it.
 *
 * @throws HarnessError CC_PROPERTY_UNKNOWN, CC_FILE_UNWRITABLE.
 */
export async function saveBaseline(
  compactor: Compactor,
  options: CheckOptions,
  file: string,
  hooks: RunHooks & { supports: Capabilities },
): Promise<SavedBaseline> {
  const plan = planOf(options);
  const { seed, encoding } = plan;
  const { tokenizer, properties, source } = await openCheck(compactor, options, plan, hooks.supports);
  const { supports } = source;
  const player = new Player(compactor, { ...plan, tokenizer }, hooks);
  const judging = properties.filter((one) => one.companions && whySkipped(one, supports) === null);
  const writer = new BaselineWriter(file, {
    schema: BASELINE,
    version: BASELINE_VERSION,
    tool: TOOL,
    law: LAW,
    compactor: { name: compactor.name, version: compactor.version ?? null },
    supports,
    countsItself: options.countTokens !== undefined,
    settings: { seed, runs: plan.runs, encoding },
  });
  const breath = new Breath();
  const started = performance.now();
  const whyOver = (): BaselineEnd | null => {
    if (hooks.signal?.aborted) return 'interrupted';
    if (hasGivenUp(player.lost)) return 'hung';
    return plan.timeMs !== null && performance.now() - started >= plan.timeMs ? 'time' : null;
  };
  let runs = 0;
  let ended: BaselineEnd = 'runs';
  try {
    for (; runs < plan.runs; runs += 1) {
      const over = whyOver();
      if (over !== null) {
        ended = over;
        break;
      }
      if (breath.isDue) {
        hooks.progress?.(runs, 0);
        await breath.take();
      }
      const { value } = scenarioOfRun(source.arbitrary, seed, runs);
      await writer.add(runs, await observationsFor(await player.play(value), judging, player));
    }
    await writer.close(ended);
  } catch (error) {
    await writer.discard();
    throw error;
  }
  return { compactor: compactor.name, seed, runs, asked: plan.runs, ended };
}

/** An observation, and those of the companions that properties will ask for when they judge it. */
async function observationsFor(
  observation: Observation,
  judging: readonly Property[],
  player: Player,
): Promise<Observation[]> {
  const all = [observation];
  for (const property of judging) {
    await judgementOf(property, observation, async (companion) => {
      const seen = await player.play(companion);
      all.push(seen);
      return seen;
    });
  }
  return all;
}
