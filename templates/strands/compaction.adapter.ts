// What is checked: Strands' SummarizingConversationManager, with a model whose replies the check writes. Set it up as your agent does.
import {
  ContextWindowOverflowError,
  type JSONValue,
  Message,
  Model,
  type ModelStreamEvent,
  SummarizingConversationManager,
  TextBlock,
  ToolResultBlock,
  ToolUseBlock,
} from '@strands-agents/sdk';
import type { Compactor, Summarizer, Turn, ViewItem } from 'compaction-check';
import { argumentsOf, proseOf, textWith } from '../shared/turn-parts.js';

const managerFor = (model: Model, keep: number) =>
  new SummarizingConversationManager({ model, preserveRecentMessages: keep });

const compactor: Compactor = {
  name: 'my-strands-agent',
  supports: {
    takesPins: false,
    ownOutcome: false,
    takesBudget: false,
    takesRatios: false,
    takesTrigger: false,
    takesReport: false,
    overheadTokens: 0,
  },

  open({ settings, summarizer }) {
    const systemPrompt: Turn[] = [];
    const messages: Message[] = [];
    const turns = new Map<Message, Turn>();
    const inputs = new Map<string, string>();
    const model = new CheckedModel(summarizer, (message) => textOf(message, inputs));
    const manager = managerFor(model, settings.keep ?? 0);

    function itemFrom(message: Message): ViewItem {
      const turn = turns.get(message);
      const text = textOf(message, inputs);
      if (!turn) return { type: 'summary', role: message.role, body: text };
      // Strands has two roles; that a turn had another one is known to whoever appended it.
      return { type: 'kept', turn: turn.id, role: turn.role, text };
    }

    return {
      append(appended) {
        for (const turn of appended) {
          for (const use of turn.uses ?? []) inputs.set(use.id, use.input);
          // What opens the log is the agent's system prompt, which Strands holds apart from the messages.
          if (turn.role === 'system' && messages.length === 0) {
            systemPrompt.push(turn);
            continue;
          }
          const message = messageOf(turn);
          turns.set(message, turn);
          messages.push(message);
        }
      },
      async compact() {
        // With the overflow that it has to recover from, `reduce` throws where it would else only log a failure.
        const error = new ContextWindowOverflowError('the context window is full');
        const reduced = await manager.reduce({ agent: { messages } as never, model, error });
        return { status: reduced ? 'compacted' : 'noop' };
      },
      view: () => [
        ...systemPrompt.map(({ id, text }): ViewItem => ({ type: 'kept', turn: id, role: 'system', text })),
        ...messages.map(itemFrom),
      ],
    };
  },
};

export default compactor;

/** A model whose replies are written by the summarizer of the check. */
class CheckedModel extends Model {
  constructor(
    private readonly summarizer: Summarizer,
    private readonly textOf: (message: Message) => string,
  ) {
    super();
  }

  updateConfig(): void {}

  getConfig() {
    return { modelId: 'compaction-check' };
  }

  async *stream(messages: Message[]): AsyncGenerator<ModelStreamEvent> {
    const reply = await this.summarizer.complete({ prompt: messages.map(this.textOf).join('\n') });
    const { kind, text, finish, closingMarker } = reply;
    yield { type: 'modelMessageStartEvent', role: 'assistant' };
    if (kind === 'text') {
      yield { type: 'modelContentBlockStartEvent' };
      yield { type: 'modelContentBlockDeltaEvent', delta: { type: 'textDelta', text } };
      yield { type: 'modelContentBlockStopEvent' };
    } else if (kind === 'toolCall') {
      const start = { type: 'toolUseStart', name: 'lookup', toolUseId: 'call_of_the_summarizer' } as const;
      const input = JSON.stringify({ query: text });
      yield { type: 'modelContentBlockStartEvent', start };
      yield { type: 'modelContentBlockDeltaEvent', delta: { type: 'toolUseInputDelta', input } };
      yield { type: 'modelContentBlockStopEvent' };
    }
    const wasCut = finish === 'length' || (closingMarker !== undefined && !text.includes(closingMarker));
    const reason = wasCut ? 'maxTokens' : finish === 'filter' ? 'contentFiltered' : 'endTurn';
    yield { type: 'modelMessageStopEvent', stopReason: kind === 'toolCall' ? 'toolUse' : reason };
  }
}

/** A turn as a Strands message: there are two roles, and results stand in user messages. */
function messageOf(turn: Turn): Message {
  const role = turn.role === 'assistant' ? 'assistant' : 'user';
  if (turn.results?.length) return new Message({ role, content: turn.results.map(resultBlock) });
  const uses = (turn.uses ?? []).map(
    (use) => new ToolUseBlock({ name: use.name, toolUseId: use.id, input: argumentsOf(use) as JSONValue }),
  );
  const prose = proseOf(turn);
  const content = prose === '' && uses.length > 0 ? uses : [new TextBlock(prose), ...uses];
  return new Message({ role, content });
}

function resultBlock({ use, text, failed }: NonNullable<Turn['results']>[number]): ToolResultBlock {
  const status = failed ? 'error' : 'success';
  return new ToolResultBlock({ toolUseId: use, status, content: [new TextBlock(text)] });
}

/** The text of a message; `inputs` has the arguments of each use as they were written. */
function textOf(message: Message, inputs: ReadonlyMap<string, string>): string {
  const prose: string[] = [];
  const uses: { name: string; input: string }[] = [];
  for (const block of message.content) {
    if (block.type === 'textBlock') prose.push(block.text);
    if (block.type === 'toolUseBlock')
      uses.push({ name: block.name, input: inputs.get(block.toolUseId) ?? JSON.stringify(block.input) });
    if (block.type === 'toolResultBlock')
      prose.push(...block.content.map((part) => (part.type === 'textBlock' ? part.text : `[${part.type}]`)));
  }
  return textWith(prose.join('\n'), uses);
}
