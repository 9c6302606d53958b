import { expect, it } from 'vitest';
import { withModelServer } from '../../../../src/model-server.js';

const INPUT = '{"most":1e400,"id":12345678901234567890,"2":"b","1":[1.0,-0]}';
const CALLS: [dialect: string, path: string, body: string][] = [
  [
    'anthropic',
    '/v1/messages',
    `{"model":"m","max_tokens":100,"messages":[{"role":"assistant","content":[{"type":"tool_use","id":"u1","name":"search","input":${INPUT}}]}]}`,
  ],
  [
    'gemini',
    '/v1beta/models/m:generateContent',
    `{"contents":[{"role":"model","parts":[{"functionCall":{"name":"search","args":${INPUT}}}]}]}`,
  ],
  [
    'openai-chat',
    '/v1/chat/completions',
    `{"model":"m","messages":[{"role":"assistant","tool_calls":[{"function":{"name":"search","arguments":${JSON.stringify(INPUT)}}}]}]}`,
  ],
];

it.each(CALLS)('reads the input of a tool as it is written, in the dialect of %s', async (_, path, body) => {
  await withModelServer({}, async ({ url, exchanges }) => {
    await fetch(`${url}${path}`, { method: 'POST', body });
    expect(exchanges[0]!.request.messages).toEqual([{ role: 'assistant', text: `search ${INPUT}` }]);
  });
});

it('reads it so whatever white space a client writes, and whatever else there is twice', async () => {
  const [, path] = CALLS[1]!;
  const args = '"args": { "most" : 1e400 ,\n "list": [ 1, {} ] }';
  const body = `{"contents":[],"contents":[{"x":[1],"x":{"y":1},"role":"model","parts":[{"functionCall":{"name":"search",${args}}}]}]}`;
  await withModelServer({}, async ({ url, exchanges }) => {
    await fetch(`${url}${path}`, { method: 'POST', body });
    expect(exchanges[0]!.request.messages[0]!.text).toBe('search {"most":1e400,"list":[1,{}]}');
  });
});

it('reads a result of several fields as it is written', async () => {
  const [, path] = CALLS[1]!;
  const response = '{"total":1e400,"next":10000000000000000000001}';
  const body = `{"contents":[{"role":"user","parts":[{"functionResponse":{"name":"search","response":${response}}}]}]}`;
  await withModelServer({}, async ({ url, exchanges }) => {
    await fetch(`${url}${path}`, { method: 'POST', body });
    expect(exchanges[0]!.request.messages).toEqual([{ role: 'tool', text: response }]);
  });
});
