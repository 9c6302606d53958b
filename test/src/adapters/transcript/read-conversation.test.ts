import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FormatName } from '../../../../src/adapters/transcript/formats/format.js';
import { readConversation } from '../../../../src/adapters/transcript/read-conversation.js';

const bytesOf = (content: unknown) =>
  Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
const read = (content: unknown, format?: FormatName) => readConversation(bytesOf(content), 'file', format);
const lines = (...values: object[]) => values.map((value) => JSON.stringify(value)).join('\n');
const text = (said: string) => ({ type: 'text', text: said });
const hash = (of: string | Uint8Array) => createHash('sha256').update(of).digest('hex');

describe('OpenAI chat', () => {
  it('keeps thoughts, refusals, what was spoken, and calls of the old kind', () => {
    const { format, messages } = read({
      messages: [{ role: 'developer', content: 'Be brief.' }],
      choices: [
        {
          message: {
            role: 'assistant',
            content: null,
            reasoning_content: 'hm',
            refusal: 'I cannot.',
            audio: { data: 'AAAA', transcript: 'No.' },
            function_call: { name: 'stop', arguments: '{}' },
            tool_calls: [{ id: 'c', type: 'custom', custom: { name: 'sql', input: 'SELECT 1' } }],
          },
        },
      ],
      tools: [{ type: 'function' }],
    });
    expect(format).toBe('openai-chat');
    expect(messages).toEqual([
      { role: 'system', parts: [text('Be brief.')] },
      {
        role: 'assistant',
        parts: [
          { type: 'thinking', text: 'hm' },
          { type: 'refusal', text: 'I cannot.' },
          text('No.'),
          { type: 'other', kind: 'audio', sha256: hash(Buffer.alloc(3)), bytes: 3 },
          { type: 'use', id: 'c', name: 'sql', input: 'SELECT 1' },
          { type: 'use', id: null, name: 'stop', input: '{}' },
        ],
      },
    ]);
  });

  it('takes a result that is no text as it is written', () => {
    const { messages } = read('[{"role":"tool","tool_call_id":"c","content":{ "n": 1.0 }}]');
    expect(messages[0]!.parts).toEqual([{ type: 'result', use: 'c', parts: [text('{ "n": 1.0 }')] }]);
  });
});

describe('Anthropic', () => {
  it('keeps instructions, thoughts, documents that are text, and the hash of what is none', () => {
    const sealed = '{"type":"redacted_thinking","data":"?"}';
    const content =
      `{"system":[{"type":"text","text":"Be brief."}],"messages":[{"role":"assistant","content":[` +
      `{"type":"thinking","thinking":"hm","signature":"s"},${sealed},` +
      `{"type":"document","source":{"type":"text","data":"the page"}},` +
      `{"type":"server_tool_use","id":"s","name":"search","input":{"q":1.0}},` +
      `{"type":"web_search_tool_result","tool_use_id":"s","content":[{"type":"web_search_result"}]}]}]}`;
    const { format, messages } = read(content);
    expect(format).toBe('anthropic');
    expect(messages[1]!.parts).toEqual([
      { type: 'thinking', text: 'hm' },
      { type: 'other', kind: 'redacted_thinking', sha256: hash(sealed), bytes: sealed.length },
      text('the page'),
      { type: 'use', id: 's', name: 'search', input: '{"q":1.0}' },
      {
        type: 'result',
        use: 's',
        parts: [
          {
            type: 'other',
            kind: 'web_search_result',
            sha256: hash('{"type":"web_search_result"}'),
            bytes: 28,
          },
        ],
      },
    ]);
  });
});

describe('OpenAI Responses', () => {
  const call = (id: string) => ({ type: 'function_call', call_id: id, name: 'ls', arguments: '{}' });
  const output = (id: string) => ({ type: 'function_call_output', call_id: id, output: 'a.ts' });

  it('makes one message of what the model did until it waits for an answer', () => {
    const { format, messages } = read({
      instructions: 'Be brief.',
      input: 'Look.',
      output: [
        { type: 'reasoning', summary: [{ type: 'summary_text', text: 'hm' }] },
        { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'I look.' }] },
        call('a'),
        call('b'),
        output('b'),
        output('a'),
        { type: 'message', role: 'assistant', content: [{ type: 'refusal', refusal: 'no' }] },
      ],
    });
    expect(format).toBe('openai-responses');
    expect(messages.map(({ role, parts }) => [role, parts.map(({ type }) => type)])).toEqual([
      ['system', ['text']],
      ['user', ['text']],
      ['assistant', ['thinking', 'text', 'use', 'use']],
      ['tool', ['result']],
      ['tool', ['result']],
      ['assistant', ['refusal']],
    ]);
  });

  it('keeps calls of all kinds as they are written', () => {
    const action = '{"type":"exec","command":["ls"],"timeout":1.0}';
    const search = '{"type":"web_search_call","id":"w","action":{"query":"q"}}';
    const { messages } = read(
      `[{"type":"local_shell_call","call_id":"c","action":${action}},{"type":"local_shell_call_output",` +
        `"call_id":"c","output":"a.ts"},${search},{"type":"mcp_call","id":"m","name":"f","arguments":"{}","output":"4"},` +
        `{"type":"reasoning","summary":[],"encrypted_content":"AAAA"}]`,
    );
    expect(messages[0]!.parts).toEqual([{ type: 'use', id: 'c', name: 'local_shell_call', input: action }]);
    expect(messages[2]!.parts).toEqual([
      { type: 'use', id: null, name: 'web_search_call', input: search },
      { type: 'use', id: 'm', name: 'f', input: '{}' },
      { type: 'result', use: 'm', parts: [text('4')] },
      { type: 'other', kind: 'encrypted_content', sha256: hash('"AAAA"'), bytes: 6 },
    ]);
  });

  it('is read from the lines of Codex', () => {
    const { messages, leftOut } = read(
      lines(
        { type: 'session_meta', payload: { id: 's' } },
        {
          type: 'response_item',
          payload: { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'hi' }] },
        },
      ),
    );
    expect(messages).toEqual([{ role: 'user', parts: [text('hi')] }]);
    expect(leftOut.map(({ kind }) => kind)).toEqual(['session_meta']);
  });
});

describe('Claude Code', () => {
  const line = (role: string, content: unknown, rest = {}, id?: string) => ({
    type: role,
    message: { role, content, ...(id && { id }) },
    ...rest,
  });

  it('makes one message of the lines of one answer, and leaves side chains out', () => {
    const { format, messages, leftOut } = read(
      lines(
        line('user', 'go'),
        line('assistant', [text('I look.')], {}, 'm'),
        line('assistant', [{ type: 'tool_use', id: 'u', name: 'ls', input: {} }], {}, 'm'),
        line('assistant', 'aside', { isSidechain: true }, 'n'),
        line('assistant', 'again', {}, 'o'),
      ),
    );
    expect(format).toBe('claude-code');
    expect(messages.map(({ parts }) => parts.length)).toEqual([1, 2, 1]);
    expect(leftOut.map(({ kind }) => kind)).toEqual(['sidechain']);
  });
});

describe('SWE-agent', () => {
  it('keeps what was thought and done where the content does not repeat it', () => {
    const { messages } = read({
      history: [
        { role: 'assistant', content: 'look\n```\nls\n```', thought: 'look\n', action: 'ls\n' },
        { role: 'assistant', content: '', thought: 'look', action: 'ls' },
      ],
    });
    expect(messages.map(({ parts }) => parts)).toEqual([
      [text('look\n```\nls\n```')],
      [{ type: 'thinking', text: 'look' }, text(''), text('ls')],
    ]);
  });

  it('is read from the steps where there is no history', () => {
    const { format, messages } = read({
      trajectory: [{ response: 'ls', observation: 'a.ts', action: 'ls' }],
    });
    expect(format).toBe('swe-agent');
    expect(messages).toEqual([
      { role: 'assistant', parts: [text('ls')] },
      { role: 'user', parts: [text('a.ts')] },
    ]);
  });
});

describe('plain messages', () => {
  it('are read as an array, one per line, and one alone', () => {
    const message = { role: 'user', content: 'hi' };
    for (const content of [[message], lines(message), lines(message, message)]) {
      const { format, messages } = read(content);
      expect(format).toBe('plain');
      expect(messages[0]).toEqual({ role: 'user', parts: [text('hi')] });
    }
  });
});

describe('a file that is no conversation', () => {
  it.each([
    ['', 'an empty file at line 1, column 1 (byte 0)'],
    [
      '{"role": "user"\n{"role": "user"}',
      '"{\\"role\\": \\"user\\"}" where `,` or `}` should be at line 2, column 1 (byte 16)',
    ],
    [
      '{"role":"user","content":"ä"}\n{"role": "us',
      'a text without its closing quotation mark at line 2, column 10 (byte 40)',
    ],
    [{ items: [], total: 0 }, 'an object with the keys items, total at line 1, column 1'],
    [{ messages: [] }, 'no message at line 1'],
    ['[]', 'no message in the array at line 1'],
    ['3', '3 (number) at line 1'],
    [
      [{ role: 'narrator', content: 'x' }],
      'a message with the role "narrator" (string) at line 1, column 10 (byte 9, [0].role)',
    ],
    [{ history: ['x'] }, '"x" (string) where a message should be at line 1, column 13 (byte 12, history[0])'],
    [
      [{ role: 'user', content: 3 }],
      'a message with 3 (number) as `content` at line 1, column 27 (byte 26, [0].content)',
    ],
    [[{ role: 'assistant', tool_calls: [{ id: 'c' }] }], 'a tool call without a function name at line 1'],
    [
      '[{"role":"user","content":"a","content":"b"}]',
      'the key "content" a second time in one object at line 1, column 41',
    ],
    [{ conversation: 2, messages: [] }, 'a stored conversation of the version 2, not 1 at line 1'],
    [
      { conversation: 1, messages: [{ role: 'user', parts: [{ type: 'text' }] }] },
      'an object with the key type where a text `text` should be',
    ],
  ])('%j: the error says what was found, and where', (content, found) => {
    expect(() => read(content)).toThrow(
      expect.objectContaining({
        code: 'CC_TRANSCRIPT_FORMAT',
        message: expect.stringContaining(`found ${found}`),
        next: expect.stringContaining('openai-responses'),
      }),
    );
  });

  it('names the byte that is no UTF-8', () => {
    const bytes = Buffer.concat([
      Buffer.from('\uFEFF[\n"é'),
      Buffer.from([0xed, 0xa0, 0x80]),
      Buffer.from('"]'),
    ]);
    expect(() => readConversation(bytes, 'file')).toThrow(
      'the byte 0xed, which is no UTF-8, at line 2, column 3 (byte 8)',
    );
  });

  it('is one of another format than it is said to be', () => {
    expect(() => read([{ role: 'user', content: 'hi' }], 'claude-code')).toThrow(
      'no line of the type user or assistant',
    );
    expect(() => read([{ role: 'user', content: 'hi' }], 'swe-agent')).toThrow(
      'without `history` or `trajectory`',
    );
  });
});
