import { setTimeout as pause } from 'node:timers/promises';
import { field } from './dialects/fields.js';
import type { ModelAnswer } from './model-answer.js';
import type { ModelEndpoint } from './model-endpoint.js';
import type { ModelRequest } from './model-request.js';
import { modelTrouble } from './model-trouble.js';
import { retryAfter } from './retry-after.js';

/** Code under test may put another one in its place. */
const { fetch } = globalThis;

const TRIES = 4;
const LONGEST_WAIT_MS = 60_000;

/** How long an answer may take, and how long the first wait for another try is, where the server does not say. */
const PACE = { timeoutMs: 120_000, firstWaitMs: 1000 };

/** What a model declines because of the request itself, and would decline again. */
const TOO_LONG =
  /context.{0,10}(length|window)|too (long|large)|maximum.{0,20}tokens|exceeds?.{0,40}(tokens|limit)/i;

/**
 * What a model answers; overload, limits and lost connections are met with a few more tries.
 *
 * @throws HarnessError CC_MODEL_KEY, CC_MODEL_REFUSED, CC_MODEL_ANSWER, CC_MODEL_UNREACHABLE, and what `signal` was aborted with.
 */
export async function askModel(
  endpoint: ModelEndpoint,
  request: ModelRequest,
  signal?: AbortSignal,
  { timeoutMs, firstWaitMs } = PACE,
): Promise<ModelAnswer> {
  const avoided: string[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const reply = await post(endpoint, request, avoided, timeoutMs, signal);
    signal?.throwIfAborted();
    if ('lost' in reply) {
      if (attempt >= TRIES) throw modelTrouble.unreachable(endpoint, reply.lost, attempt);
      await pause(firstWaitMs * 2 ** (attempt - 1), undefined, { signal });
      continue;
    }
    const { status, body, message } = reply;
    if (status === 200) {
      const answer = endpoint.dialect.read(body);
      if (!answer) throw modelTrouble.answer(endpoint, reply.text);
      return answer;
    }
    if (status === 401 || status === 403) throw modelTrouble.key(endpoint, status, message);
    if (isPassing(status)) {
      const wait = reply.retryAfterMs ?? firstWaitMs * 2 ** (attempt - 1);
      if (attempt >= TRIES || wait > LONGEST_WAIT_MS)
        throw modelTrouble.busy(endpoint, { status, message, waitMs: reply.retryAfterMs, attempt });
      await pause(wait, undefined, { signal });
      continue;
    }
    const refused = endpoint.dialect.refusedField(message);
    if (status === 400 && refused !== null && !avoided.includes(refused)) avoided.push(refused);
    else if ([400, 413, 422].includes(status) && TOO_LONG.test(message)) return { error: message };
    else throw modelTrouble.refused(endpoint, status, message);
  }
}

function isPassing(status: number): boolean {
  return status === 408 || status === 409 || status === 429 || status >= 500;
}

interface Reply {
  status: number;
  /** Its body, as JSON and as text, and what it says of an error. */
  body: unknown;
  text: string;
  message: string;
  retryAfterMs: number | null;
}

async function post(
  { dialect, url, key, model }: ModelEndpoint,
  request: ModelRequest,
  avoided: readonly string[],
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Reply | { lost: string }> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...dialect.headers(key) },
      body: JSON.stringify(dialect.body(model, request, avoided)),
      // A key must not follow to wherever an answer points.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    });
    const { status, headers } = response;
    const text = withoutKey(await response.text(), key);
    const body = parse(text);
    const said = field(field(body, 'error'), 'message') ?? field(body, 'message') ?? field(body, 'error');
    const location = headers.get('location');
    const message = typeof said === 'string' ? said : location ? `it points to ${location}` : text;
    return { status, body, text, message: message.slice(0, 500), retryAfterMs: retryAfter(headers) };
  } catch (error) {
    if (timeout.aborted) return { lost: `no answer within ${timeoutMs / 1000} s` };
    const { cause, message } = error as Error;
    return { lost: withoutKey(cause instanceof Error ? cause.message || message : message, key) };
  }
}

/** Some servers quote what they were sent. */
function withoutKey(text: string, key: string | null): string {
  return key === null ? text : text.replaceAll(key, '[key]');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
