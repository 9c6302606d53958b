import type { Summarizer } from '../compactor/summarizer.js';
import type { HarnessError } from '../errors/harness-error.js';
import type { SimulationOptions } from './simulated-summarizer.js';

/** A summarizer that is a model; what keeps it from answering is no fault of the compactor, and is told apart. */
export interface ModelSummarizer extends Summarizer {
  readonly trouble: HarnessError | null;
}

/** Where the summarizers come from of scenarios that name a model in place of a simulated one. */
export interface ModelSource {
  /** One for a single drive; its answers are other ones in each `take`, counted from 0, and the same in the same. */
  summarizer(options: SimulationOptions, take: number): ModelSummarizer;
}
