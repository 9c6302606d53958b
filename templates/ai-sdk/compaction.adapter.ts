// What is checked: what an agent of the AI SDK (version 6) does with its messages in `prepareStep`, with a model whose replies the
// check writes.
import { generateText, type LanguageModel, type ModelMessage } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';
import { messagesCompactor, type SummaryResponse, type Turn } from 'compaction-check';
import { argumentsOf, proseOf, textWith } from '../shared/turn-parts.js';

// example
// This example is naive on purpose, and fails: whatever the summary lost, it throws away. Put yours in its place.
async function compactMessages(messages: ModelMessage[], model: LanguageModel): Promise<ModelMessage[]> {
  const old = messages.slice(0, -4);
  if (old.length === 0) return messages;
  const prompt = `Summarize:\n${old.map((message) => decode(message).text).join('\n')}`;
  const { text } = await generateText({ model, prompt, maxRetries: 0 });
  return [{ role: 'user', content: text }, ...messages.slice(-4)];
}
// end of example

export default messagesCompactor<ModelMessage>({
  name: 'my-ai-sdk-agent',
  encode,
  decode,
  async compact(messages, { summarize }) {
    const model = new MockLanguageModelV3({
      async doGenerate({ prompt }) {
        return generated(await summarize(JSON.stringify(prompt)));
      },
    });
    return compactMessages(messages, model);
  },
});

/** What the check writes, as a model's reply. */
function generated({ kind, text, finish, closingMarker }: SummaryResponse) {
  const wasCut = finish === 'length' || (closingMarker !== undefined && !text.includes(closingMarker));
  const reason = wasCut ? 'length' : finish === 'filter' ? 'content-filter' : 'stop';
  const call = { type: 'tool-call', toolCallId: 'call', toolName: 'lookup', input: '{}' } as const;
  const isCall = kind === 'toolCall';
  return {
    content: isCall ? [call] : text === '' ? [] : [{ type: 'text', text } as const],
    finishReason: { unified: isCall ? 'tool-calls' : reason, raw: undefined } as const,
    usage: {
      inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 0, text: 0, reasoning: 0 },
    },
    warnings: [],
  };
}

/** Ids, and arguments as they were written, travel where the SDK leaves room for what belongs to somebody else. */
const OURS = 'compaction-check';

/** A turn as messages of the SDK: one, or one for each result of a tool turn. */
function encode(turn: Turn): ModelMessage[] {
  const { id, role, text, uses = [], results = [] } = turn;
  const providerOptions = { [OURS]: { id } };
  if (role === 'system' || role === 'user') return [{ role, content: text, providerOptions }];
  if (role === 'assistant') {
    const prose = proseOf(turn);
    const said = prose === '' && uses.length > 0 ? [] : [{ type: 'text', text: prose } as const];
    const calls = uses.map((use) => ({
      type: 'tool-call' as const,
      toolCallId: use.id,
      toolName: use.name,
      input: argumentsOf(use),
      providerOptions: { [OURS]: { input: use.input } },
    }));
    return [{ role, content: [...said, ...calls], providerOptions }];
  }
  const all = results.length > 0 ? results : [{ use: `${id}-without-a-call`, text }];
  return all.map(({ use, text: value }, part) => ({
    role: 'tool',
    content: [{ type: 'tool-result', toolCallId: use, toolName: 'tool', output: { type: 'text', value } }],
    providerOptions: { [OURS]: { id: part === 0 ? id : `${id}#${part + 1}` } },
  }));
}

/** What a message says: its text and its results, then a line `name arguments` for each call. */
function decode({ role, content, providerOptions }: ModelMessage) {
  const id = providerOptions?.[OURS]?.id;
  const prose: string[] = [];
  const uses: { name: string; input: string }[] = [];
  for (const part of typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content) {
    if (part.type === 'text') prose.push(part.text);
    if (part.type === 'tool-result') prose.push('value' in part.output ? String(part.output.value) : '');
    if (part.type === 'tool-call') {
      const written = part.providerOptions?.[OURS]?.input;
      uses.push({ name: part.toolName, input: String(written ?? JSON.stringify(part.input)) });
    }
  }
  const text = textWith(prose.join('\n'), uses);
  return { role, text, ...(typeof id === 'string' && { id }) };
}
