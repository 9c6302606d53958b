import type { ModelAnswer } from '../model-answer.js';
import type { ModelRequest } from '../model-request.js';

/** How one provider's interface spells a request for a summary and its answer. */
export interface ModelDialect {
  /** Below the base URL. */
  path: string;
  /** The variable of the environment that usually holds its key. */
  keyName: string;
  headers(key: string | null): Record<string, string>;
  /** `avoided` are fields that the server has said it does not take. */
  body(model: string, request: ModelRequest, avoided: readonly string[]): Record<string, unknown>;
  /** The field that another try should avoid, as the message of an error says; null if it says nothing of the kind. */
  refusedField(message: string): string | null;
  /** The answer in a body; null where it is none of this dialect. */
  read(body: unknown): ModelAnswer | null;
}
