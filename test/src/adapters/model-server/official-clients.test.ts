import { describe, expect, it } from 'vitest';
import { withModelServer } from '../../../../src/model-server.js';
import type { Fault } from '../../../../src/simulation/behaviour.js';
import { loadTokenizer } from '../../../../src/tokens/load-tokenizer.js';
import type { Turn } from '../../../../src/transcript/turn.js';
import { CLIENTS } from './clients.js';

const tokenizer = await loadTokenizer('o200k_base');
const turns: Turn[] = ['ORD-17 was paid', 'Dock 9 is closed', '東京 👍🏽 A-1 done'].map((text, index) => ({
  id: `t${index + 1}`,
  role: 'user',
  kind: 'prose',
  text,
  tokens: tokenizer.count(text),
  anchor: ['ORD-17', 'Dock 9', 'A-1'][index]!,
}));
const PROMPT = `Summarize this conversation.\n${turns.map(({ text }) => text).join('\n')}`;
const WHOLE = '- ORD-17\n- Dock 9\n- A-1\n';

/** How a finish is told: ended, cut, a tool called. */
const FINISHES = {
  'openai-chat': ['stop', 'length', 'tool_calls'],
  'openai-responses': ['completed', 'max_output_tokens', 'completed'],
  anthropic: ['end_turn', 'max_tokens', 'tool_use'],
  gemini: ['STOP', 'MAX_TOKENS', 'STOP'],
} as const;

const CASES = (Object.keys(CLIENTS) as (keyof typeof CLIENTS)[]).flatMap((dialect) =>
  [false, true].map((stream) => ({ dialect, stream, name: `${dialect}${stream ? ', streamed' : ''}` })),
);

describe.each(CASES)('$name', ({ dialect, stream }) => {
  const [ended, cut, called] = FINISHES[dialect];
  const ask = (faults: Fault[], maxTokens = 1000) =>
    withModelServer({ behaviour: { faults }, turns }, async (server) => {
      const settled = await CLIENTS[dialect](server, { prompt: PROMPT, maxTokens, stream }).then(
        (heard) => ({ heard, error: null }),
        (error: Error & { status?: number }) => ({ heard: null, error }),
      );
      return { ...settled, exchanges: server.exchanges };
    });

  it('gives a faithful summary, with what it took', async () => {
    const { heard, exchanges } = await ask([]);
    expect(heard).toMatchObject({ text: WHOLE, finish: ended, tool: null });
    expect(heard!.tokens).toEqual({ input: tokenizer.count(PROMPT), output: tokenizer.count(WHOLE) });
    expect(exchanges).toMatchObject([
      {
        purpose: 'summary',
        status: 200,
        request: { dialect, stream, model: 'simulated', maxTokens: 1000, tools: ['search'] },
        call: {
          shown: ['t1', 't2', 't3'],
          truth: { anchors: ['t1', 't2', 't3'], cut: 'none', faithful: true },
        },
      },
    ]);
  });

  it('says that it was cut, by a fault or at the limit of the request', async () => {
    const beginning = { text: expect.stringMatching(/^- ORD-17\n- D/), finish: cut };
    expect((await ask([{ fault: 'cut', tokens: 9 }])).heard).toMatchObject(beginning);
    const limited = await ask([], 9);
    expect(limited.heard).toMatchObject(beginning);
    expect(limited.exchanges[0]!.call!.truth).toMatchObject({ cut: 'signalled', anchors: ['t1'] });
  });

  it('loses the connection in the middle', async () => {
    const { error, exchanges } = await ask([{ fault: 'break-off', tokens: 9 }]);
    expect(error).toBeInstanceOf(Error);
    expect(error!.status).toBeUndefined();
    expect(exchanges[0]).toMatchObject({ status: 200, call: { truth: { cut: 'silent' } } });
  });

  it('has no content where it has nothing to say', async () => {
    const { heard } = await ask([{ fault: 'blank', text: '' }]);
    expect(heard).toMatchObject({ text: '', parts: 0, finish: ended, tool: null });
  });

  it('calls a tool that it was offered', async () => {
    const { heard } = await ask([{ fault: 'tool-call' }]);
    expect(heard).toMatchObject({ text: '', finish: called, tool: 'search' });
  });

  it.each<[string, Fault[]]>([
    ["I'm sorry, but I can't help with that.", [{ fault: 'refusal' }]],
    ['No prior history.', [{ fault: 'placeholder' }]],
    [WHOLE, [{ fault: 'late', ms: 5 }]],
    ['- Dock 9\n- A-1\n', [{ fault: 'drop', target: { at: 'head', turns: 1 } }]],
  ])('says %s', async (text, faults) => {
    expect((await ask(faults)).heard).toMatchObject({ text, finish: ended });
  });

  it.each([
    ['429 Too Many Requests', 429],
    ['Overloaded', 529],
    ['the context is too long', 400],
    ['something broke', 500],
  ])('fails with %s as the client expects it', async (message, status) => {
    const { error, exchanges } = await ask([{ fault: 'fail', message }]);
    expect(error).toMatchObject({ status, message: expect.stringContaining(message.replace(/^\d+ /, '')) });
    expect(exchanges[0]).toMatchObject({ status, call: { response: null, error: message } });
  });

  it('stalls, and then is gone', async () => {
    const { error, exchanges } = await ask([{ fault: 'stall', ms: 20, message: 'timed out' }]);
    expect(error).toBeInstanceOf(Error);
    expect(exchanges[0]).toMatchObject({ status: null });
  });

  it('asks for its key', async () => {
    await withModelServer({ key: 's3cret', turns }, async (server) => {
      const asked = { prompt: PROMPT, maxTokens: 100, stream };
      await expect(CLIENTS[dialect](server, asked, 'wrong')).rejects.toMatchObject({ status: 401 });
      expect(await CLIENTS[dialect](server, asked, 's3cret')).toMatchObject({ finish: ended });
    });
  });
});
