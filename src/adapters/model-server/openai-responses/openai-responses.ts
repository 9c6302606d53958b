import {
  callText,
  type Fields,
  fieldsList,
  textField,
  textIn,
  tokensField,
  toolNames,
} from '../body-fields.js';
import type { Answered, Dialect, ModelRequest, StreamEvent } from '../dialect.js';
import { openaiError } from '../openai-chat/openai-error.js';
import { pieces } from '../pieces.js';
import { outputItem, responseObject } from './response-object.js';

/** OpenAI's Responses. */
export const openaiResponses: Dialect = {
  name: 'openai-responses',
  route: (path) => (/\/responses$/.test(path) ? {} : null),
  read,
  whole: (answered) =>
    responseObject(answered, answered.reply.finish === 'stop' ? 'completed' : 'incomplete'),
  events,
  last: null,
  error: openaiError,
};

function read(body: Fields): ModelRequest {
  const input =
    typeof body.input === 'string'
      ? [{ role: 'user', content: body.input }]
      : fieldsList(body.input, 'input');
  return {
    dialect: openaiResponses.name,
    model: textField(body.model, 'model'),
    stream: body.stream === true,
    system: textIn(body.instructions),
    messages: input.map(messageOf),
    maxTokens: tokensField(body.max_output_tokens, 'max_output_tokens'),
    tools: toolNames(body.tools),
    streamsUsage: true,
    body,
  };
}

function messageOf(item: Fields): ModelRequest['messages'][number] {
  if (item.type === 'function_call') return { role: 'assistant', text: callText(item.name, item.arguments) };
  if (item.type === 'function_call_output') return { role: 'tool', text: textIn(item.output) };
  const role =
    item.role === 'assistant'
      ? 'assistant'
      : ['system', 'developer'].includes(String(item.role))
        ? 'system'
        : 'user';
  return { role, text: textIn(item.content) };
}

function events(answered: Answered): StreamEvent[] {
  const { reply } = answered;
  const told: Record<string, unknown>[] = [
    { type: 'response.created', response: responseObject(answered, 'in_progress') },
    { type: 'response.in_progress', response: responseObject(answered, 'in_progress') },
    ...itemEvents(answered),
  ];
  if (!reply.isBrokenOff) {
    const status = reply.finish === 'stop' ? 'completed' : 'incomplete';
    told.push({ type: `response.${status}`, response: responseObject(answered, status) });
  }
  return told.map((data, sequence_number) => ({
    event: String(data.type),
    data: { ...data, sequence_number },
  }));
}

function itemEvents(answered: Answered): Record<string, unknown>[] {
  const { reply } = answered;
  const item = outputItem(answered, 'completed');
  if (item === null) return [];
  const at = { item_id: item.id, output_index: 0 };
  const begun = {
    ...item,
    status: 'in_progress',
    ...(reply.kind === 'toolCall' ? { arguments: '' } : { content: [] }),
  };
  const added = { type: 'response.output_item.added', output_index: 0, item: begun };
  const ended = {
    type: 'response.output_item.done',
    output_index: 0,
    item: outputItem(answered, reply.finish === 'stop' ? 'completed' : 'incomplete'),
  };
  if (reply.kind === 'toolCall') {
    const { input } = reply.tool!;
    return [
      added,
      { type: 'response.function_call_arguments.delta', ...at, delta: input },
      { type: 'response.function_call_arguments.done', ...at, arguments: input, name: reply.tool!.name },
      ended,
    ];
  }
  const inPart = { ...at, content_index: 0 };
  const part = (text: string) => ({ type: 'output_text', text, annotations: [], logprobs: [] });
  const begins = [
    added,
    { type: 'response.content_part.added', ...inPart, part: part('') },
    ...pieces(reply.text).map((delta) => ({
      type: 'response.output_text.delta',
      ...inPart,
      delta,
      logprobs: [],
    })),
  ];
  if (reply.isBrokenOff) return begins;
  return [
    ...begins,
    { type: 'response.output_text.done', ...inPart, text: reply.text, logprobs: [] },
    { type: 'response.content_part.done', ...inPart, part: part(reply.text) },
    ended,
  ];
}
