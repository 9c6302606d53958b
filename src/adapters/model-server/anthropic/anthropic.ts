import { BadRequest } from '../bad-request.js';
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

/** Anthropic's Messages. */
export const anthropic: Dialect = {
  name: 'anthropic',
  route: (path) => (/\/messages$/.test(path) ? {} : null),
  read,
  whole: (answered) => ({
    ...head(answered),
    content: contentOf(answered),
    ...endOf(answered.reply),
    usage: usageOf(answered.reply),
  }),
  events,
  last: null,
  error: (status, message) => ({
    type: 'error',
    error: { type: ERRORS[status] ?? 'api_error', message },
    request_id: null,
  }),
};

const ERRORS: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  504: 'timeout_error',
  529: 'overloaded_error',
};

function read(body: Fields): ModelRequest {
  const messages = fieldsList(body.messages, 'messages');
  if (messages.length === 0) throw new BadRequest('messages: at least one message is required');
  const maxTokens = tokensField(body.max_tokens, 'max_tokens');
  if (maxTokens === null) throw new BadRequest('max_tokens: Field required');
  return {
    dialect: anthropic.name,
    model: textField(body.model, 'model'),
    stream: body.stream === true,
    system: textIn(body.system),
    messages: messages.flatMap(messagesOf),
    maxTokens,
    tools: toolNames(body.tools),
    streamsUsage: true,
    body,
  };
}

/** Results stand in a user's message, and are turns of their own. */
function messagesOf({ role, content }: Fields): ModelRequest['messages'][number][] {
  const parts = Array.isArray(content) ? content : [content];
  const isResult = (part: unknown) => isFields(part) && part.type === 'tool_result';
  const results = parts
    .filter(isResult)
    .map((part) => ({ role: 'tool' as const, text: textIn(part.content) }));
  const rest = parts
    .filter((part) => !isResult(part))
    .map(partText)
    .filter(Boolean)
    .join('\n');
  const said = { role: role === 'assistant' ? ('assistant' as const) : ('user' as const), text: rest };
  return [...results, ...(rest === '' && results.length > 0 ? [] : [said])];
}

function partText(part: unknown): string {
  return isFields(part) && part.type === 'tool_use' ? callText(part.name, part.input) : textIn(part);
}

const STOPS = { stop: 'end_turn', length: 'max_tokens', filter: 'refusal' } as const;

function endOf({ kind, finish }: ModelReply) {
  return { stop_reason: kind === 'toolCall' ? 'tool_use' : STOPS[finish], stop_sequence: null };
}

function usageOf({ usage: { input, output } }: ModelReply) {
  return {
    input_tokens: input,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    output_tokens: output,
  };
}

function head({ request, id }: Answered) {
  return { id: `msg_${id}`, type: 'message', role: 'assistant', model: request.model };
}

function contentOf({ reply, id }: Answered): unknown[] {
  if (reply.kind === 'blank') return [];
  if (reply.kind === 'text') return [{ type: 'text', text: reply.text }];
  return [
    { type: 'tool_use', id: `toolu_${id}`, name: reply.tool!.name, input: JSON.parse(reply.tool!.input) },
  ];
}

function events(answered: Answered): StreamEvent[] {
  const { reply } = answered;
  const usage = { ...usageOf(reply), output_tokens: 1 };
  const message = { ...head(answered), content: [], stop_reason: null, stop_sequence: null, usage };
  const told: Record<string, unknown>[] = [
    { type: 'message_start', message },
    { type: 'ping' },
    ...blockEvents(answered),
  ];
  if (!reply.isBrokenOff)
    told.push(
      { type: 'message_delta', delta: endOf(reply), usage: { output_tokens: reply.usage.output } },
      { type: 'message_stop' },
    );
  return told.map((data) => ({ event: String(data.type), data }));
}

function blockEvents({ reply, id }: Answered): Record<string, unknown>[] {
  if (reply.kind === 'blank') return [];
  const delta = (data: unknown) => ({ type: 'content_block_delta', index: 0, delta: data });
  const stop = { type: 'content_block_stop', index: 0 };
  if (reply.kind === 'toolCall') {
    const block = { type: 'tool_use', id: `toolu_${id}`, name: reply.tool!.name, input: {} };
    return [
      { type: 'content_block_start', index: 0, content_block: block },
      delta({ type: 'input_json_delta', partial_json: reply.tool!.input }),
      stop,
    ];
  }
  return [
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    ...pieces(reply.text).map((text) => delta({ type: 'text_delta', text })),
    ...(reply.isBrokenOff ? [] : [stop]),
  ];
}
