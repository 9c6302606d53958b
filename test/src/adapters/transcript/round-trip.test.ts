import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Part } from '../../../../src/adapters/transcript/message.js';
import { storedConversation } from '../../../../src/adapters/transcript/stored-conversation.js';
import { turnsOf } from '../../../../src/adapters/transcript/turns-of.js';
import { loadTokenizer } from '../../../../src/tokens/load-tokenizer.js';

const tokenizer = await loadTokenizer('o200k_base');
const read = (name: string) =>
  readFileSync(new URL(`../../../fixtures/transcripts/${name}`, import.meta.url));
const imported = (bytes: Uint8Array) => storedConversation([{ path: 'file', bytes }]);

/** The texts, arguments and results of parts, in their order. */
const saidIn = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (part.type === 'use') return [part.name, part.input];
    if (part.type === 'result') return saidIn(part.parts);
    return part.type === 'other' ? [] : [part.text];
  });

const said = (bytes: Uint8Array) => imported(bytes).messages.map(({ parts }) => saidIn(parts));

describe.each([
  'swe-agent-function-calling.traj.json',
  'swe-agent-ctf-crypto.traj.json',
  'swe-agent-pydicom.traj.json',
])('%s', (name) => {
  it('comes back byte for byte', () => {
    const { history } = JSON.parse(read(name).toString());
    expect(said(read(name))).toEqual(
      history.map(({ content, tool_calls: calls }: { content: string; tool_calls?: never[] }) => [
        content,
        ...(calls ?? []).flatMap(({ function: fn }: { function: { name: string; arguments: string } }) => [
          fn.name,
          fn.arguments,
        ]),
      ]),
    );
  });
});

describe.each(['claude-code-representative_messages.jsonl', 'claude-code-todowrite_examples.jsonl'])(
  '%s',
  (name) => {
    type Block = Record<string, string> & { input?: object };
    const lines = read(name).toString().trim().split('\n');

    it('comes back byte for byte, arguments as they are written in their line', () => {
      const spoken = lines.filter((line) => 'message' in JSON.parse(line));
      const found = said(read(name));
      expect(found).toHaveLength(spoken.length);
      spoken.forEach((line, index) => {
        const { content } = JSON.parse(line).message as { content: string | Block[] };
        const blocks = typeof content === 'string' ? [{ text: content } as Block] : content;
        const texts = found[index]!;
        for (const { text, content: result, name: tool, input } of blocks) {
          if (input) {
            expect(texts.shift()).toBe(tool);
            expect(line).toContain(`"input":${line.includes('": ') ? ' ' : ''}${texts[0]}`);
            expect(JSON.parse(texts.shift()!)).toEqual(input);
          } else expect(texts.shift()).toBe(text ?? result);
        }
        expect(texts).toEqual([]);
      });
    });

    it('leaves type and hash of the line that is no message', () => {
      const { leftOut = [] } = imported(read(name)).sources[0]!;
      expect(leftOut.map(({ line, type }) => [line, type])).toEqual([[lines.length, 'summary']]);
    });
  },
);

const NAMES = [
  'swe-agent-function-calling.traj.json',
  'swe-agent-ctf-crypto.traj.json',
  'claude-code-representative_messages.jsonl',
  'claude-code-todowrite_examples.jsonl',
];

it.each(NAMES)('%s: what is stored makes the same turns, and is stored again as it is', (name) => {
  const { messages } = imported(read(name));
  const again = imported(Buffer.from(JSON.stringify({ conversation: 1, sources: [], messages }, null, 1)));
  expect(again.messages).toEqual(messages);
  expect(turnsOf(again.messages, tokenizer)).toEqual(turnsOf(messages, tokenizer));
});

/** Texts and arguments that a parser or an editor would change. */
const ODD = [
  '{"a":1.0,"b":1e400,"c":12345678901234567890,"d":-0,"e":1E+2}',
  '{ "k" : 1,\r\n\t"k" : 2 }',
  '{"s":"\\ud83d","t":"\\u00e9\\/","u":"é"}',
  '{"nested":[[],{},null,true,0.10000000000000000555]}',
];
const TEXTS = ['line\r\nline\r', '\uFEFFmark', 'half \ud83d', '\u0000\u2028 ', ' space \n', '{"a":1.0}'];

describe('odd texts and arguments', () => {
  const json = JSON.stringify;
  const forms: [string, (text: string, input: string) => string][] = [
    [
      'openai-chat',
      (text, input) =>
        `[{"role":"user","content":${json(text)}},{"role":"assistant","content":${json(text)},"tool_calls":[` +
        `{"id":"c","function":{"name":"f","arguments":${json(input)}}}]},` +
        `{"role":"tool","tool_call_id":"c","content":${json(text)}}]`,
    ],
    [
      'openai-responses',
      (text, input) =>
        `{"input":[{"role":"user","content":[{"type":"input_text","text":${json(text)}}]}],"output":[` +
        `{"type":"message","role":"assistant","content":[{"type":"output_text","text":${json(text)}}]},` +
        `{"type":"function_call","call_id":"c","name":"f","arguments":${json(input)}},` +
        `{"type":"function_call_output","call_id":"c","output":${json(text)}}]}`,
    ],
    [
      'anthropic',
      (text, input) =>
        `{"messages":[{"role":"user","content":${json(text)}},{"role":"assistant","content":[` +
        `{"type":"text","text":${json(text)}},{"type":"tool_use","id":"c","name":"f","input":${input}}]},` +
        `{"role":"user","content":[{"type":"tool_result","tool_use_id":"c","content":${json(text)}}]}]}`,
    ],
    [
      'claude-code',
      (text, input) =>
        `{"type":"user","message":{"role":"user","content":${json(text)}}}\r\n` +
        `{"type":"assistant","message":{"id":"m","role":"assistant","content":[{"type":"text","text":${json(text)}}]}}\r\n` +
        `{"type":"assistant","message":{"id":"m","role":"assistant","content":[` +
        `{"type":"tool_use","id":"c","name":"f","input":${input}}]}}\r\n` +
        `{"type":"user","message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"c",` +
        `"content":[{"type":"text","text":${json(text)}}]}]}}\r\n`,
    ],
    [
      'swe-agent',
      (text, input) =>
        `{"history":[{"role":"user","content":${json(text)}},{"role":"assistant","content":${json(text)},` +
        `"tool_calls":[{"id":"c","function":{"name":"f","arguments":${input}}}]},` +
        `{"role":"tool","tool_call_ids":["c"],"content":${json(text)}}]}`,
    ],
  ];

  it.each(forms)('come back from %s byte for byte, behind the mark of an editor', (format, form) => {
    for (const input of ODD) {
      for (const text of TEXTS) {
        const stored = imported(Buffer.from(`\uFEFF${form(text, input)}`));
        expect(stored.sources[0]!.format).toBe(format);
        const back = imported(Buffer.from(JSON.stringify(stored)));
        expect(back.messages.map(({ parts }) => saidIn(parts))).toEqual([[text], [text, 'f', input], [text]]);
        const turns = turnsOf(back.messages, tokenizer);
        expect(turns[1]!.uses).toEqual([{ id: 'c', name: 'f', input }]);
        expect(turns[2]!.results).toEqual([{ use: 'c', text }]);
      }
    }
  });
});
