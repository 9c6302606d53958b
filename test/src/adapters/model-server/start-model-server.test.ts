import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { ModelExchange } from '../../../../src/adapters/model-server/model-server-options.js';
import { startModelServer, withModelServer } from '../../../../src/model-server.js';

const done: ModelExchange[] = [];
const server = await startModelServer({
  mostBytes: 100_000,
  onExchange: (exchange) => void done.push(exchange),
});
afterAll(() => server.close());

const CHAT = { model: 'm', messages: [{ role: 'user', content: 'Hello' }] };

async function post(path: string, body: unknown, init: RequestInit = {}, url = server.url) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${url}${path}`, { method: 'POST', body: text, ...init });
  return { status: response.status, text: await response.text() };
}

/** What comes back for bytes that are sent as they are. */
const raw = (bytes: string | Buffer, port = server.port) =>
  new Promise<string>((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
    setTimeout(() => socket.destroy(), 1500).unref();
  });

const stillAnswers = async () => expect((await post('/v1/chat/completions', CHAT)).status).toBe(200);

describe('a request that is none', () => {
  it.each<[string, string, unknown, RequestInit, number, RegExp]>([
    ['no JSON', '/v1/chat/completions', '{"model":', {}, 400, /no JSON/],
    ['a list', '/v1/chat/completions', [], {}, 400, /no JSON object/],
    ['no messages', '/v1/chat/completions', { model: 'm' }, {}, 400, /'messages' must be an array/],
    [
      'messages that are none',
      '/v1/messages',
      { model: 'm', max_tokens: 1, messages: ['x'] },
      {},
      400,
      /"type":"error"/,
    ],
    ['no max_tokens', '/v1/messages', { ...CHAT }, {}, 400, /max_tokens: Field required/],
    [
      'a budget of nothing',
      '/v1/responses',
      { model: 'm', input: 'x', max_output_tokens: 0 },
      {},
      400,
      /positive integer/,
    ],
    ['a strange contents', '/v1beta/models/m:generateContent', { contents: 7 }, {}, 400, /INVALID_ARGUMENT/],
    [
      'a deep nest',
      '/v1/chat/completions',
      `{"model":"m","messages":[{"content":${'['.repeat(20_000)}${']'.repeat(20_000)}}]}`,
      {},
      400,
      /nested too deeply/,
    ],
    ['an unknown path', '/v1/embeddings', CHAT, {}, 404, /There is no POST/],
    ['GET', '/v1/chat/completions', undefined, { method: 'GET', body: null }, 405, /Expected POST/],
    ['too much', '/v1/chat/completions', 'x'.repeat(200_000), {}, 413, /longer than 100000 bytes/],
  ])('is refused as its dialect does: %s', async (_, path, body, init, status, says) => {
    const answered = await post(path, body ?? '', init);
    expect(answered).toMatchObject({ status, text: expect.stringMatching(says) });
    await stillAnswers();
  });

  it.each<[string, string | Buffer]>([
    ['no HTTP', '\u0000\u0001 nonsense\r\n\r\n'],
    ['a path that is none', 'POST //[::bad HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}'],
    [
      'a body that never ends',
      `POST /v1/chat/completions HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${`ffff\r\n${'x'.repeat(65_535)}\r\n`.repeat(8)}`,
    ],
    ['endless headers', `GET / HTTP/1.1\r\n${'x: y\r\n'.repeat(20_000)}`],
    ['half a request', 'POST /v1/chat/completions HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"model"'],
  ])('does no harm: %s', async (_, bytes) => {
    expect(await raw(bytes)).not.toMatch(/^HTTP\/1.1 (200|500)/);
    await stillAnswers();
  });

  it.each<[string, unknown]>([
    [
      'content of every kind',
      { ...CHAT, messages: [{ role: 'user', content: [null, 7, { type: 'image_url' }, [['x']]] }] },
    ],
    ['lone surrogates', { ...CHAT, messages: [{ role: 'user', content: '\ud800 summarize \u0000' }] }],
    ['letters without a break', { ...CHAT, messages: [{ role: 'user', content: 'a'.repeat(90_000) }] }],
    ['__proto__', '{"model":"m","messages":[{"role":"__proto__","content":"x","__proto__":{"a":1}}]}'],
  ])('is taken where it can be: %s', async (_, body) => {
    const started = performance.now();
    expect((await post('/v1/chat/completions', body)).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(6000);
  });
});

it('notices that a client leaves a stall or a stream, and answers others meanwhile', async () => {
  const stall = { faults: [{ fault: 'stall' as const, ms: 60_000, message: 'x' }] };
  await withModelServer(
    { behaviour: stall, paceMs: 60_000, onExchange: (one) => void done.push(one) },
    async ({ url, port }) => {
      done.length = 0;
      for (const content of ['Summarize all of it.', 'Hello']) {
        const leaving = request({ port, path: '/v1/chat/completions', method: 'POST' });
        leaving.on('error', () => {});
        leaving.end(JSON.stringify({ model: 'm', stream: true, messages: [{ role: 'user', content }] }));
        await pause(150);
        expect((await post('/v1/chat/completions', CHAT, {}, url)).status).toBe(200);
        leaving.destroy();
      }
      for (let tries = 0; done.length < 4 && tries < 40; tries += 1) await pause(25);
      expect(done.map(({ purpose }) => purpose).sort()).toEqual(['main', 'main', 'main', 'summary']);
    },
  );
});

it('closes at once, whoever is connected, and can be closed twice', async () => {
  const other = await startModelServer({ behaviour: { faults: [{ fault: 'late', ms: 60_000 }] } });
  const waiting = post(
    '/v1/chat/completions',
    { ...CHAT, messages: [{ role: 'user', content: 'Summarize.' }] },
    {},
    other.url,
  );
  const settled = waiting.then(
    () => 'answered',
    () => 'gone',
  );
  const idle = connect(other.port, '127.0.0.1');
  idle.on('error', () => {});
  await pause(100);
  const started = performance.now();
  await other.close();
  await other.close();
  expect(performance.now() - started).toBeLessThan(1000);
  expect(await settled).toBe('gone');
  await expect(fetch(other.url)).rejects.toThrow();
});

it('says that a port is taken', async () => {
  await expect(startModelServer({ port: server.port })).rejects.toMatchObject({ code: 'CC_PORT_TAKEN' });
});

it('streams Gemini as a list where no events are asked for', async () => {
  const { text } = await post('/v1beta/models/m:streamGenerateContent', {
    contents: [{ role: 'user', parts: [{ text: 'Hello' }] }],
  });
  expect(JSON.parse(text)).toMatchObject([{ candidates: [{ finishReason: 'STOP' }] }]);
});

it('learns the conversation from main requests, and says a cut is finished where it gives no finish reason', async () => {
  const behaviour = { finish: false, faults: [{ fault: 'cut' as const, tokens: 8, calls: [1] }] };
  await withModelServer({ behaviour }, async ({ url, exchanges }) => {
    const talk = ['The order is ORD-4471.', 'It waits at Dock-9.'];
    const messages = talk.map((content) => ({ role: 'user', content }));
    await post('/v1/chat/completions', { model: 'm', messages }, {}, url);
    const asked = { model: 'm', messages: [{ role: 'user', content: `Summarize:\n${talk.join('\n')}` }] };
    const answers = [];
    for (let times = 0; times < 2; times += 1) {
      const { text } = await post('/v1/chat/completions', asked, {}, url);
      const { message, finish_reason } = JSON.parse(text).choices[0];
      answers.push([message.content, finish_reason]);
    }
    expect(answers[0]![0]).toMatch(/ORD-4471[\s\S]*Dock-9/);
    expect(answers[1]![0]).not.toMatch(/Dock-9/);
    expect(answers.map(([, finish]) => finish)).toEqual(['stop', 'stop']);
    expect(exchanges.map(({ call }) => call?.truth.cut)).toEqual([undefined, 'none', 'silent']);
    expect(exchanges[1]!.call!.shown).toEqual(['t1', 't2']);
    expect(exchanges.map(({ call }) => call?.truth.anchors)).toEqual([undefined, ['t1', 't2'], ['t1']]);
  });
});
