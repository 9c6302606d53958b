import { CHAT_ROLES } from '../../transcript/chat-roles.js';
import {
  callText,
  type Fields,
  fieldsList,
  isFields,
  textField,
  textIn,
  tokensField,
  toolNames,
} from '../body-fields.js';
import type { Answered, Dialect, ModelReply, ModelRequest, StreamEvent } from '../dialect.js';
import { pieces } from '../pieces.js';
import { openaiError } from './openai-error.js';

/** OpenAI's Chat Completions. */
export const openaiChat: Dialect = {
  name: 'openai-chat',
  route: (path) => (/\/chat\/completions$/.test(path) ? {} : null),
  read,
  whole,
  events,
  last: '[DONE]',
  error: openaiError,
};

function read(body: Fields): ModelRequest {
  const messages = fieldsList(body.messages, 'messages').map((message) => ({
    role: CHAT_ROLES[String(message.role)] ?? 'user',
    text: [textIn(message.content), ...callsOf(message)].filter(Boolean).join('\n'),
  }));
  return {
    dialect: openaiChat.name,
    model: textField(body.model, 'model'),
    stream: body.stream === true,
    system: '',
    messages,
    maxTokens: tokensField(body.max_completion_tokens ?? body.max_tokens, 'max_tokens'),
    tools: toolNames(body.tools, (tool) => tool.function),
    streamsUsage: isFields(body.stream_options) && body.stream_options.include_usage === true,
    body,
  };
}

function callsOf({ tool_calls }: Fields): string[] {
  if (!Array.isArray(tool_calls)) return [];
  return tool_calls.flatMap((call) =>
    isFields(call) && isFields(call.function) ? callText(call.function.name, call.function.arguments) : [],
  );
}

const FINISH = { stop: 'stop', length: 'length', filter: 'content_filter' } as const;

function finishOf({ kind, finish }: ModelReply): string {
  return kind === 'toolCall' ? 'tool_calls' : FINISH[finish];
}

function usageOf({ usage: { input, output } }: ModelReply): unknown {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

function callOf(id: string, { tool }: ModelReply) {
  return { id: `call_${id}`, type: 'function', function: { name: tool!.name, arguments: tool!.input } };
}

function whole({ request, reply, id, created }: Answered): unknown {
  const message = {
    role: 'assistant',
    content: reply.kind === 'text' ? reply.text : null,
    refusal: null,
    ...(reply.kind === 'toolCall' && { tool_calls: [callOf(id, reply)] }),
  };
  return {
    id: `chatcmpl-${id}`,
    object: 'chat.completion',
    created,
    model: request.model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishOf(reply) }],
    usage: usageOf(reply),
  };
}

function events({ request, reply, id, created }: Answered): StreamEvent[] {
  const about = { id: `chatcmpl-${id}`, object: 'chat.completion.chunk', created, model: request.model };
  const chunk = (delta: unknown, finish_reason: string | null = null): StreamEvent => ({
    data: { ...about, choices: [{ index: 0, delta, logprobs: null, finish_reason }] },
  });
  const said =
    reply.kind === 'toolCall'
      ? [chunk({ role: 'assistant', content: null, tool_calls: [{ index: 0, ...callOf(id, reply) }] })]
      : [
          chunk(reply.kind === 'blank' ? { role: 'assistant' } : { role: 'assistant', content: '' }),
          ...pieces(reply.text).map((content) => chunk({ content })),
        ];
  if (reply.isBrokenOff) return said;
  const used = request.streamsUsage ? [{ data: { ...about, choices: [], usage: usageOf(reply) } }] : [];
  return [...said, chunk({}, finishOf(reply)), ...used];
}
