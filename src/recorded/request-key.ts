import { createHash } from 'node:crypto';
import { canonicalJson } from '../scenario/canonical-json.js';
import type { ModelRequest } from './model-request.js';

/** Sixteen hexadecimal digits that tell one request to one model from all others. */
export function requestKey(model: string, { system, prompt, budget }: ModelRequest): string {
  return createHash('sha256')
    .update(canonicalJson([model, system, prompt, budget]))
    .digest('hex')
    .slice(0, 16);
}
