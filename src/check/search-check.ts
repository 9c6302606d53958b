import type { Compactor } from '../compactor/compactor.js';
import type { RunHooks } from '../run/run-options.js';
import { type SearchPart, searchPart } from '../run/search-part.js';
import type { Shard } from '../run/shard.js';
import type { CheckOptions } from './check-options.js';
import { openCheck } from './open-check.js';
import { RefusalWatch } from './refusal-watch.js';
import type { CheckHooks } from './run-check.js';
import { runPlanOf } from './run-plan.js';

/** What a search for a run that is concluded elsewhere found, and whether the compactor ever opened in it. */
export interface FoundPart extends SearchPart {
  opened: boolean;
}

type SearchHooks = Pick<RunHooks, 'progress' | 'play' | 'signal'> & Pick<CheckHooks, 'supports'>;

/**
 * Searches a part of the runs that valid options want, for at most `timeMs`.
 *
 * @throws HarnessError as {@link runCheck} does for what cannot be opened.
 */
export async function searchCheck(
  compactor: Compactor,
  options: CheckOptions,
  { part, timeMs, tells }: { part: Shard; timeMs: number | null; tells: boolean },
  { supports, ...hooks }: SearchHooks,
): Promise<FoundPart> {
  const plan = runPlanOf(options);
  const { tokenizer, properties, source } = await openCheck(compactor, options, plan, supports);
  const refusals = new RefusalWatch(hooks);
  const found = await searchPart(
    compactor,
    source,
    properties,
    { ...plan, tokenizer, part, timeMs },
    { ...refusals.hooks, tells },
  );
  return { ...found, opened: refusals.hasOpened };
}
