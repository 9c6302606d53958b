import { HarnessError } from '../errors/harness-error.js';
import { CASSETTES, type ModelOptions } from '../recorded/model-options.js';
import type { CheckOptions } from './check-options.js';

/**
 * Where answers of models are recorded, and which one may be asked, as valid options say.
 *
 * @throws HarnessError CC_OPTION_UNUSED, CC_MODEL_URL.
 */
export function modelsFor(options: CheckOptions): ModelOptions {
  const { model, modelUrl, modelDialect, record = false, cassettes = CASSETTES } = options;
  const given = (['modelUrl', 'modelDialect', 'record'] as const).find((name) => options[name]);
  if (model === undefined && given !== undefined)
    throw new HarnessError({
      code: 'CC_OPTION_UNUSED',
      what: `\`${given}\` was given, and no model.`,
      why: 'The interfaces ask for its name, and what is recorded is kept under it.',
      next: 'Add `model`, as in `--model gpt-4.1-mini`.',
    });
  if (!record || model === undefined) return { cassettes, asked: null };
  if (modelUrl !== undefined)
    return { cassettes, asked: { name: model, url: modelUrl, dialect: modelDialect ?? null } };
  throw new HarnessError({
    code: 'CC_MODEL_URL',
    what: `Answers of ${model} are to be recorded, and no URL was given.`,
    why: 'The model has to be asked somewhere.',
    next: 'Add its base URL, as in `--model-url https://api.openai.com/v1`.',
  });
}
