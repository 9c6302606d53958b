import type { SummaryRequest, SummaryResponse } from '../compactor/summarizer.js';
import { HarnessError } from '../errors/harness-error.js';
import { checkRequest } from '../simulation/check-request.js';
import type { ModelSource, ModelSummarizer } from '../simulation/model-source.js';
import type { SimulationOptions } from '../simulation/simulated-summarizer.js';
import { smallerLimit } from '../simulation/smaller-limit.js';
import { callOf } from '../simulation/under-test/call-of.js';
import { askModel } from './ask-model.js';
import { Cassettes } from './cassettes.js';
import type { ModelAnswer } from './model-answer.js';
import { type ModelEndpoint, modelEndpoint } from './model-endpoint.js';
import type { ModelOptions } from './model-options.js';
import type { ModelRequest } from './model-request.js';
import { modelTrouble } from './model-trouble.js';
import { requestFor } from './request-for.js';
import { requestKey } from './request-key.js';

/** Nobody can be asked for a summary of no tokens. */
const NOTHING: ModelAnswer = { response: { kind: 'blank', text: '', finish: 'length' } };

/** Summarizers that are models: what they answered is recorded, and where asking is allowed they are asked for the rest. */
export class RecordedModels implements ModelSource {
  /** How many answers were asked for and replayed, and the tokens that were used for the former. */
  readonly counts = { asked: 0, replayed: 0, input: 0, output: 0 };
  private readonly cassettes: Cassettes;
  private readonly endpoint: ModelEndpoint | null;

  /** @throws HarnessError CC_MODEL_URL, CC_MODEL_DIALECT, CC_MODEL_KEY. */
  constructor({ cassettes, asked }: ModelOptions, environment: NodeJS.ProcessEnv = process.env) {
    this.cassettes = new Cassettes(cassettes);
    this.endpoint = asked && modelEndpoint(asked, environment);
  }

  summarizer(options: SimulationOptions, take: number): ModelSummarizer {
    const model = options.behaviour.model!;
    const times = new Map<string, number>();
    let calls = 0;
    let trouble: HarnessError | null = null;
    const complete = async (given: SummaryRequest): Promise<SummaryResponse> => {
      checkRequest(given);
      const known = [...options.known()];
      const index = calls++;
      const told = (answer: { response: SummaryResponse | null; error: string | null }) => {
        const { plainTokens: _, ...call } = callOf(
          { request: given, ...answer },
          index,
          known,
          options.tokenizer,
        );
        return call;
      };
      // Before anything is awaited, so that calls in parallel are recorded in the order in which they were made.
      const call = told({ response: null, error: 'it was not answered' });
      options.record(call);
      const request = requestFor(given, smallerLimit(given.budget, options.budget));
      const key = requestKey(model, request);
      const number = take + (times.get(key) ?? 0);
      times.set(key, number - take + 1);
      try {
        const answer = await this.answer(model, request, number, given.signal);
        if ('error' in answer) throw new Error(answer.error);
        Object.assign(call, told({ response: { ...answer.response }, error: null }));
        return answer.response;
      } catch (error) {
        if (error instanceof HarnessError) trouble ??= error;
        call.error = (error as Error).message;
        throw new Error(call.error);
      }
    };
    return {
      complete,
      get trouble() {
        return trouble;
      },
    };
  }

  private async answer(
    model: string,
    request: ModelRequest,
    number: number,
    signal: AbortSignal | undefined,
  ): Promise<ModelAnswer> {
    if (request.budget === 0) return NOTHING;
    const recorded = this.cassettes.find(model, request, number);
    if (recorded) {
      this.counts.replayed += 1;
      return recorded;
    }
    if (this.endpoint?.model !== model)
      throw modelTrouble.unrecorded(model, this.cassettes.directory, number);
    const answer = await askModel(this.endpoint, request, signal);
    this.counts.asked += 1;
    if ('usage' in answer && answer.usage) {
      this.counts.input += answer.usage.input;
      this.counts.output += answer.usage.output;
    }
    this.cassettes.add(model, request, number, answer);
    return answer;
  }
}
