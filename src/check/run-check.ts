import type { Capabilities } from '../compactor/capabilities.js';
import type { Compactor } from '../compactor/compactor.js';
import { applyKnown } from '../known/apply-known.js';
import { findKnown } from '../known/find-known.js';
import type { KnownReading } from '../known/known-file.js';
import { knownOption } from '../known/known-option.js';
import { requireReal } from '../known/require-real.js';
import type { ModelOptions } from '../recorded/model-options.js';
import { RecordedModels } from '../recorded/recorded-models.js';
import type { Report } from '../run/report.js';
import { run } from '../run/run.js';
import type { RunHooks } from '../run/run-options.js';
import type { Shard } from '../run/shard.js';
import type { StoreReading } from '../run/stored-case.js';
import { readStore } from '../store/read-store.js';
import { allProperties } from './all-properties.js';
import type { CheckOptions } from './check-options.js';
import { labelShares } from './label-shares.js';
import { modelsFor } from './models-for.js';
import { nearestNames } from './nearest-names.js';
import { openCheck } from './open-check.js';
import { RefusalWatch } from './refusal-watch.js';
import { requireSimulated } from './require-simulated.js';
import { runPlanOf } from './run-plan.js';
import type { FoundPart } from './search-check.js';
import { withoutUnknown } from './without-unknown.js';

export interface CheckHooks extends RunHooks {
  /** What the compactor supports, where that is known already. */
  supports?: Capabilities;
  /** What the store holds, where it was read already. */
  store?: StoreReading | null;
  /** What is known of failures, where that was read already. */
  known?: KnownReading | null;
  /** Which part of the runs is searched here, and what others find meanwhile in the rest. */
  sharing?: { part: Shard; others(): Promise<readonly FoundPart[]> };
}

/**
 * Checks a compactor as valid options want it.
 *
 * @throws HarnessError CC_RATE_IN_SHARD, CC_RATE_OUT_OF_REACH, CC_OPTION_UNUSED, CC_MODEL_*, CC_CASSETTE_*, CC_PROPERTY_UNKNOWN, CC_STORE_UNREADABLE, CC_SETTINGS_REFUSED when the compactor refused to open in every run,
 * and with `known` CC_KNOWN_MISSING, CC_KNOWN_DAMAGED, CC_KNOWN_VERSION, CC_KNOWN_PROPERTY.
 */
export async function runCheck(
  compactor: Compactor,
  options: CheckOptions,
  hooks: CheckHooks = {},
): Promise<Report> {
  const plan = runPlanOf(options);
  const recorded = modelsFor(options);
  const models = new RecordedModels(recorded);
  const { tokenizer, properties, source } = await openCheck(compactor, options, plan, hooks.supports);
  const {
    store = options.store ? readStore(options.store) : null,
    known: given,
    sharing,
    ...watched
  } = hooks;
  const all = allProperties(options.extraProperties);
  const known = given === undefined ? findKnown(options.known ?? false) : given;
  const ids = all.map(({ id }) => id);
  if (known) requireReal(known, compactor.name, ids, nearestNames);
  const refusals = new RefusalWatch(watched);
  const runOptions = {
    ...plan,
    tokenizer,
    models,
    store: store && withoutUnknown(store, all),
    ...(known && { known: knownOption(known, compactor.name) }),
    ...(sharing && { part: sharing.part }),
  };
  requireSimulated(options, source.supports);
  const others = async () => {
    const found = (await sharing?.others()) ?? [];
    if (found.some(({ opened }) => opened)) refusals.noteOpened();
    return found;
  };
  const judged = await run(compactor, source, properties, runOptions, { ...refusals.hooks, others });
  refusals.throwIfNothingElse(compactor.name);
  const report = withModel(known ? applyKnown(judged, known) : judged, options.model, recorded, models);
  if (!options.statistics || report.ended === 'interrupted') return report;
  const drawn = {
    seed: plan.seed,
    runs: report.runs,
    given: options.turns !== undefined,
    shard: plan.shard,
    isSequential: plan.goal !== undefined,
  };
  return { ...report, statistics: await labelShares(source, tokenizer, drawn) };
}

function withModel(
  report: Report,
  name: string | undefined,
  { cassettes }: ModelOptions,
  { counts }: RecordedModels,
): Report {
  if (name === undefined) return report;
  const { asked, replayed, input, output } = counts;
  return { ...report, model: { name, cassettes, replayed, asked, tokens: { input, output } } };
}
