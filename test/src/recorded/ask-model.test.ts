import { describe, expect, it } from 'vitest';
import { HarnessError } from '../../../src/errors/harness-error.js';
import { askModel } from '../../../src/recorded/ask-model.js';
import { modelEndpoint } from '../../../src/recorded/model-endpoint.js';
import { completion, says, withServer } from './servers.js';

const KEY = 'sk-never-to-be-shown';
const request = { system: 'Summarize.', prompt: 'A-1 and A-2', budget: 30 };
const QUICK = { timeoutMs: 300, firstWaitMs: 1 };

function at(url: string, environment: NodeJS.ProcessEnv = {}) {
  return modelEndpoint({ name: 'small', url, dialect: null }, environment);
}

async function errorOf(work: Promise<unknown>): Promise<HarnessError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(HarnessError);
  return error as HarnessError;
}

describe('a model', () => {
  it('is asked with the budget as its limit, and its finish reason and tokens are kept', async () => {
    await withServer(
      (_, response) => says(response, 200, completion('- A-1', 'length')),
      async (url, seen) => {
        expect(await askModel(at(url, { OPENAI_API_KEY: KEY }), request)).toEqual({
          response: { kind: 'text', text: '- A-1', finish: 'length' },
          usage: { input: 12, output: 3 },
        });
        expect(seen[0]).toMatchObject({
          path: '/v1/chat/completions',
          headers: { authorization: `Bearer ${KEY}` },
          body: { model: 'small', max_tokens: 30 },
        });
      },
    );
  });

  it('is asked again with the newer name of the limit where it declines the older', async () => {
    const declines = "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.";
    await withServer(
      ({ body }, response) =>
        'max_tokens' in body
          ? says(response, 400, { error: { message: declines } })
          : says(response, 200, completion('- A-1')),
      async (url, seen) => {
        await askModel(at(url), request);
        expect(seen.map(({ body }) => body.max_completion_tokens)).toEqual([undefined, 30]);
      },
    );
  });

  it.each([
    ['429 with a time to wait', 429, { 'retry-after': '0' }],
    ['503', 503, {}],
    ['529', 529, {}],
  ])('is asked again after %s', async (_, status, headers) => {
    await withServer(
      (_, response, nth) =>
        nth < 3
          ? says(response, status, { error: { message: 'overloaded' } }, headers)
          : says(response, 200, completion('- A-1')),
      async (url, seen) => {
        await askModel(at(url), request, undefined, QUICK);
        expect(seen).toHaveLength(3);
      },
    );
  });

  it('is not waited for longer than a minute', async () => {
    await withServer(
      (_, response) => says(response, 429, { error: { message: 'slow down' } }, { 'retry-after': '3600' }),
      async (url, seen) => {
        const error = await errorOf(askModel(at(url), request, undefined, QUICK));
        expect(error.code).toBe('CC_MODEL_UNREACHABLE');
        expect(error.message).toContain('asks to wait 3600 s: slow down');
        expect(seen).toHaveLength(1);
      },
    );
  });

  it('that refuses the key says which one was sent, and never the key', async () => {
    await withServer(
      ({ headers }, response) =>
        says(response, 401, { error: { message: `Incorrect key: ${headers.authorization}` } }),
      async (url) => {
        const without = await errorOf(askModel(at(url), request));
        expect(without.code).toBe('CC_MODEL_KEY');
        expect(without.message).toContain('No key was sent');
        const wrong = await errorOf(askModel(at(url, { COMPACTION_CHECK_MODEL_KEY: KEY }), request));
        expect(wrong.message).toContain('COMPACTION_CHECK_MODEL_KEY');
        expect(wrong.message).toContain('Incorrect key: Bearer [key]');
        expect(wrong.stack).not.toContain(KEY);
      },
    );
  });

  it('that declines a text as too long has answered', async () => {
    const message = "This model's maximum context length is 8192 tokens.";
    await withServer(
      (_, response) => says(response, 400, { error: { message } }),
      async (url) => expect(await askModel(at(url), request)).toEqual({ error: message }),
    );
  });

  it.each([
    ['no such model', 404, { error: { message: 'no model small' } }, 'CC_MODEL_REFUSED'],
    ['another shape', 200, { result: 'ok' }, 'CC_MODEL_ANSWER'],
    ['a list', 200, [], 'CC_MODEL_ANSWER'],
  ])('that answers with %s ends the asking', async (_, status, body, code) => {
    await withServer(
      (_, response) => says(response, status, body),
      async (url, seen) => {
        expect((await errorOf(askModel(at(url), request))).code).toBe(code);
        expect(seen).toHaveLength(1);
      },
    );
  });

  it('is not followed to another place, where the key would go along', async () => {
    await withServer(
      (_, response) => says(response, 307, {}, { location: 'http://elsewhere.example/v1' }),
      async (url) => {
        const error = await errorOf(askModel(at(url, { OPENAI_API_KEY: KEY }), request));
        expect(error.message).toContain('it points to http://elsewhere.example/v1');
      },
    );
  });

  it('that is silent, lost or not there is tried a few times', async () => {
    const silent = withServer(
      (_, response, nth) => (nth % 2 === 1 ? undefined : response.destroy()),
      async (url, seen) => {
        const error = await errorOf(askModel(at(url), request, undefined, { timeoutMs: 60, firstWaitMs: 1 }));
        expect(error.code).toBe('CC_MODEL_UNREACHABLE');
        expect(seen).toHaveLength(4);
        return url;
      },
    );
    const error = await errorOf(askModel(at(await silent), request, undefined, QUICK));
    expect(error.message).toContain('could not be reached in 4 tries');
  });

  it('is given up when the compactor gives up', async () => {
    await withServer(
      () => {},
      async (url) => {
        const leaving = new AbortController();
        const asking = askModel(at(url), request, leaving.signal);
        leaving.abort(new Error('enough'));
        await expect(asking).rejects.toThrow('enough');
      },
    );
  });
});
