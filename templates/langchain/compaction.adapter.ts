// What is checked: LangChain's summarizationMiddleware, with a model whose replies the check writes. Set it up as your agent does.
import { BaseChatModel } from '@langchain/core/language_models/chat_models';
import {
  AIMessage,
  type BaseMessage,
  HumanMessage,
  RemoveMessage,
  SystemMessage,
  ToolMessage,
} from '@langchain/core/messages';
import type { Compactor, Summarizer, Turn, ViewItem } from 'compaction-check';
import { summarizationMiddleware } from 'langchain';
import { argumentsOf, proseOf, textWith } from '../shared/turn-parts.js';

const middlewareFor = (model: BaseChatModel, keep: number) =>
  summarizationMiddleware({ model, trigger: { messages: 1 }, keep: { messages: keep } });

type BeforeModel = (state: object, runtime: object) => Promise<{ messages: BaseMessage[] } | undefined>;

const compactor: Compactor = {
  name: 'my-langchain-agent',
  supports: {
    takesPins: false,
    ownOutcome: false,
    takesBudget: false,
    takesRatios: false,
    takesTrigger: false,
    takesReport: false,
    overheadTokens: 16,
  },

  open({ settings, summarizer }) {
    const systemPrompt: Turn[] = [];
    const turns: Turn[] = [];
    const inputs = new Map<string, string>();
    let messages: BaseMessage[] = [];
    const model = new CheckedModel(summarizer);

    /** `keep` counts turns, LangChain counts messages: the further results of a kept turn are added. */
    function messagesToKeep(): number {
      const { keep = 0 } = settings;
      const kept = turns.slice(turns.length - Math.min(keep, turns.length));
      return kept.reduce((sum, turn) => sum + messagesOf(turn).length - 1, keep);
    }

    return {
      append(appended) {
        for (const turn of appended) {
          // What opens the log is the agent's `systemPrompt`, which LangChain holds apart from the messages.
          if (turn.role === 'system' && messages.length === 0) systemPrompt.push(turn);
          else {
            turns.push(turn);
            messages.push(...messagesOf(turn));
          }
          for (const use of turn.uses ?? []) inputs.set(use.id, use.input);
        }
      },
      async compact() {
        const beforeModel = middlewareFor(model, messagesToKeep()).beforeModel as BeforeModel;
        const update = await beforeModel({ messages }, { context: {} });
        if (!update) return { status: 'noop' };
        messages = update.messages.filter((message) => !RemoveMessage.isInstance(message));
        return { status: 'compacted' };
      },
      view: () => [
        ...systemPrompt.map(({ id, text }): ViewItem => ({ type: 'kept', turn: id, role: 'system', text })),
        ...viewOf(messages, inputs),
      ],
    };
  },
};

export default compactor;

/** A chat model whose replies are written by the summarizer of the check. */
class CheckedModel extends BaseChatModel {
  constructor(private readonly summarizer: Summarizer) {
    super({});
  }

  _llmType() {
    return 'compaction-check';
  }

  async _generate(messages: BaseMessage[]) {
    const prompt = messages.map(({ content }) => content).join('\n');
    const { kind, text, finish, closingMarker } = await this.summarizer.complete({ prompt });
    const wasCut = finish === 'length' || (closingMarker !== undefined && !text.includes(closingMarker));
    const reason = wasCut ? 'length' : finish === 'filter' ? 'content_filter' : 'stop';
    const calls = [{ id: 'call_of_the_summarizer', name: 'lookup', args: { query: text } }];
    const message =
      kind === 'toolCall'
        ? new AIMessage({
            content: '',
            tool_calls: calls,
            response_metadata: { finish_reason: 'tool_calls' },
          })
        : new AIMessage({ content: text, response_metadata: { finish_reason: reason } });
    return { generations: [{ text, message }] };
  }
}

/** A turn as LangChain's messages: one, or one per result where a turn holds several. */
function messagesOf(turn: Turn): BaseMessage[] {
  const { id, role, text, uses = [], results = [] } = turn;
  if (role === 'system') return [new SystemMessage({ id, content: text })];
  if (role === 'user') return [new HumanMessage({ id, content: text })];
  if (role === 'assistant') {
    const tool_calls = uses.map((use) => ({ id: use.id, name: use.name, args: argumentsOf(use) }));
    return [new AIMessage({ id, content: proseOf(turn), tool_calls })];
  }
  if (results.length === 0)
    return [new ToolMessage({ id, content: text, tool_call_id: `${id}-without-a-call` })];
  return results.map((result, part) => {
    const status = result.failed ? 'error' : 'success';
    return new ToolMessage({ id: `${id}/${part}`, content: result.text, tool_call_id: result.use, status });
  });
}

const PREFIX = 'Here is a summary of the conversation to date:\n\n';
const ROLES = { system: 'system', human: 'user', ai: 'assistant', tool: 'tool' } as const;

/** What the agent's state would send to the model; `inputs` has the arguments of each call as they were written. */
function viewOf(messages: readonly BaseMessage[], inputs: ReadonlyMap<string, string>): ViewItem[] {
  const view: ViewItem[] = [];
  for (const message of messages) {
    const item = itemFrom(message, inputs);
    const last = view.at(-1);
    const isFurtherResult = item.type === 'kept' && last?.type === 'kept' && item.turn === last.turn;
    if (isFurtherResult) last.text += `\n${item.text}`;
    else view.push(item);
  }
  return view;
}

function itemFrom(message: BaseMessage, inputs: ReadonlyMap<string, string>): ViewItem {
  const role = ROLES[message.type as keyof typeof ROLES];
  const text = message.content as string;
  if (message.additional_kwargs.lc_source === 'summarization')
    return { type: 'summary', role, body: text.slice(PREFIX.length), text };
  const calls = AIMessage.isInstance(message) ? (message.tool_calls ?? []) : [];
  const uses = calls.map(({ id = '', name }) => ({ name, input: inputs.get(id) ?? '' }));
  return { type: 'kept', turn: message.id?.split('/')[0], role, text: textWith(text, uses) };
}
