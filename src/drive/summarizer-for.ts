import type { Summarizer } from '../compactor/summarizer.js';
import { HarnessError } from '../errors/harness-error.js';
import type { ModelSource, ModelSummarizer } from '../simulation/model-source.js';
import { type SimulationOptions, simulateSummarizer } from '../simulation/simulated-summarizer.js';

/**
 * The summarizer that a scenario names: a simulated one, or a model.
 *
 * @throws HarnessError CC_MODEL_MISSING when it names a model, and there are none.
 */
export function summarizerFor(
  { models, take = 0 }: { models?: ModelSource; take?: number },
  options: SimulationOptions,
): { summarizer: Summarizer; model: ModelSummarizer | null } {
  const name = options.behaviour.model;
  if (name === undefined) return { summarizer: simulateSummarizer(options), model: null };
  if (models) {
    const model = models.summarizer(options, take);
    return { summarizer: model, model };
  }
  throw new HarnessError({
    code: 'CC_MODEL_MISSING',
    what: `The summarizer of this conversation is the model ${name}, and nothing recorded is at hand here.`,
    why: 'A simulated summarizer would write something else.',
    next: 'Use `run` or `replay`, which replay what was recorded.',
  });
}
