import { ConversationProblem } from '../conversation-problem.js';
import { describeNode } from '../describe-node.js';
import type { JsonNode } from '../json/json-node.js';
import type { FormatName } from './format.js';
import { isSpoken } from './read-claude-code.js';

/** The parts of contents that only one of two interfaces has. */
const RESPONSES_PARTS = /^(input|output)_(text|image|file)$/;
const ANTHROPIC_PARTS = /^(tool_use|tool_result|thinking|redacted_thinking|image|document|server_tool_use)$/;

/** The format of a file, by its values. @throws ConversationProblem when it is none that is known. */
export function recognise(values: readonly JsonNode[]): FormatName {
  const [first] = values;
  if (!first) throw new ConversationProblem('an empty file', 0);
  if (values.some(isSpoken)) return 'claude-code';
  if (values.some((value) => value.text('type') === 'response_item')) return 'openai-responses';
  if (first.field('conversation')) return 'plain';
  if (first.list('history') || (first.list('trajectory') && !first.list('messages'))) return 'swe-agent';
  const isLine = values.every(
    (value) => value.isObject && (value.field('role') || value.text('type') !== undefined),
  );
  const messages = first.items ?? first.list('messages') ?? (isLine ? values : []);
  if (first.list('messages') || first.list('choices') || messages.length > 0) {
    if (messages.some(isItem) && !first.list('messages')) return 'openai-responses';
    return chatFormat(first, messages);
  }
  if (first.list('output') || first.list('input') || first.text('input') !== undefined)
    return 'openai-responses';
  throw new ConversationProblem(first.items ? 'no message in the array' : describeNode(first), first.start);
}

function chatFormat(first: JsonNode, messages: readonly JsonNode[]): FormatName {
  if (
    first.field('system') ||
    messages.some((message) => partTypes(message).some((type) => ANTHROPIC_PARTS.test(type)))
  )
    return 'anthropic';
  const isChat = (message: JsonNode) =>
    message.field('tool_calls') || message.field('tool_call_id') || message.field('function_call');
  return first.list('choices') || messages.some(isChat) ? 'openai-chat' : 'plain';
}

function isItem(message: JsonNode): boolean {
  if (message.text('type') !== undefined && !message.field('role')) return true;
  return partTypes(message).some((part) => RESPONSES_PARTS.test(part));
}

function partTypes(message: JsonNode): string[] {
  return (message.list('content') ?? []).map((part) => part.text('type') ?? '');
}
