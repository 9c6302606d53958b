import type { Compactor } from '../compactor/compactor.js';
import type { CheckOptions } from './check-options.js';

/** Models take their time. */
const FOR_MODELS: CheckOptions = { stepLimit: 30_000 };

/** Options that have another default for what is checked here: a summarizer on its own may be a model. */
export function defaultsFor({ supports }: Compactor): CheckOptions {
  return supports?.summarizes ? FOR_MODELS : {};
}
