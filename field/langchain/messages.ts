import {
  AIMessage,
  type BaseMessage,
  HumanMessage,
  SystemMessage,
  ToolMessage,
} from '@langchain/core/messages';
import type { Turn, ViewItem } from 'compaction-check';
import { argumentsOf, proseOf, textWith } from '../../templates/shared/turn-parts.js';

/** A turn as LangChain's messages: one, or one per result where a turn holds several. */
export function messagesOf(turn: Turn): BaseMessage[] {
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
export function viewOf(messages: readonly BaseMessage[], inputs: ReadonlyMap<string, string>): ViewItem[] {
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
  // The id says nothing here: LangChain gives the summary the id of the first message that it removes.
  if (message.additional_kwargs.lc_source === 'summarization') {
    return { type: 'summary', role, body: text.slice(PREFIX.length), text };
  }
  const calls = AIMessage.isInstance(message) ? (message.tool_calls ?? []) : [];
  const uses = calls.map(({ id = '', name }) => ({ name, input: inputs.get(id) ?? '' }));
  return { type: 'kept', turn: message.id?.split('/')[0], role, text: textWith(text, uses) };
}
