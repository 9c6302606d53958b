import type { ModelAnswer } from './model-answer.js';
import type { ModelRequest } from './model-request.js';

export const CASSETTE_VERSION = 1;

/** One answer of a model, as a file has it; equal requests that were answered again have files of their own. */
export interface CassetteFile {
  version: typeof CASSETTE_VERSION;
  model: string;
  request: ModelRequest;
  answer: ModelAnswer;
}
