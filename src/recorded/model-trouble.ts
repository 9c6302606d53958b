import { HarnessError } from '../errors/harness-error.js';
import type { ModelEndpoint } from './model-endpoint.js';

const WHY = 'Without an answer of the model there is nothing that the compactor could be judged by.';
const KEPT = 'What was answered so far is recorded: run it again to go on from there.';

/** What keeps a model from answering, as errors of the harness. */
export const modelTrouble = {
  unreachable: (at: ModelEndpoint, reason: string, attempts: number) =>
    new HarnessError({
      code: 'CC_MODEL_UNREACHABLE',
      what: `${placeOf(at)} could not be reached in ${attempts} tries: ${reason}.`,
      why: WHY,
      next: `Look at \`--model-url\`, and whether the server is up. ${KEPT}`,
    }),

  busy: (
    at: ModelEndpoint,
    {
      status,
      message,
      waitMs,
      attempt,
    }: { status: number; message: string; waitMs: number | null; attempt: number },
  ) =>
    new HarnessError({
      code: 'CC_MODEL_UNREACHABLE',
      what: `${placeOf(at)} answered ${status} in ${attempt === 1 ? 'the first try' : `${attempt} tries`}${waitMs === null ? '' : `, and asks to wait ${Math.ceil(waitMs / 1000)} s`}: ${message}`,
      why: WHY,
      next: `Try again later, or with fewer \`--runs\`. ${KEPT}`,
    }),

  key: ({ keyNames, keyFrom, ...at }: ModelEndpoint, status: number, message: string) =>
    new HarnessError({
      code: 'CC_MODEL_KEY',
      what: `${placeOf(at)} answered ${status}: ${message}`,
      why:
        keyFrom === null
          ? 'No key was sent: the environment has none.'
          : `The key that was sent is the one in ${keyFrom}.`,
      next: `Set ${keyNames.join(' or ')} to a key that is valid there.`,
    }),

  refused: (at: ModelEndpoint, status: number, message: string) =>
    new HarnessError({
      code: 'CC_MODEL_REFUSED',
      what: `${placeOf(at)} answered ${status}: ${message}`,
      why: WHY,
      next: 'Look at `--model`, `--model-url` and `--model-dialect`.',
    }),

  answer: (at: ModelEndpoint, text: string) =>
    new HarnessError({
      code: 'CC_MODEL_ANSWER',
      what: `${placeOf(at)} answered what is no ${at.dialect.path} reply: ${text.slice(0, 200)}`,
      why: WHY,
      next: 'Look at `--model-url` and `--model-dialect`.',
    }),

  unrecorded: (model: string, file: string, number: number) =>
    new HarnessError({
      code: 'CC_MODEL_UNRECORDED',
      what: `${model} is asked for what is not recorded in ${file}${number > 0 ? ` (answer ${number + 1} to the same request)` : ''}.`,
      why: 'Runs ask a model only with `--record`; without it they replay, and need no network.',
      next: `Record it once with the same options, as in \`--model ${model} --record --model-url https://api.openai.com/v1\`, and keep the directory with your code.`,
    }),
};

function placeOf({ model, url }: Pick<ModelEndpoint, 'model' | 'url'>): string {
  return `${model} at ${url.host}${url.pathname}`;
}
