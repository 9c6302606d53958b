// A function from messages to messages. It has no pointer set: whatever it removes, it claims that the summary knows.
import { type ChatMessage, messagesCompactor } from 'compaction-check';

export default messagesCompactor(async function compactOldMessages(messages, context) {
  const { settings, summarize, countTokens } = context;
  const size = messages.reduce((sum, message) => sum + countTokens(textOf(message)), 0);
  if (size <= (settings.trigger ?? 0)) return messages;
  const start = messages.findIndex(({ role }) => role !== 'system');
  if (start < 0) return messages;
  const keep = Math.max(0, Math.trunc(settings.keep ?? 0) || 0); // also when it is told NaN or -1
  let end = Math.max(start, messages.length - keep);
  for (let at = end - 1; at >= start; at -= 1) if (lastResultOf(messages, at) >= end) end = at;
  const lastCall = messages.findLastIndex(({ tool_calls }) => tool_calls?.length);
  if (isWaiting(messages.slice(Math.max(0, lastCall)))) end = Math.min(end, lastCall);
  const request = messages.findLast(({ role, id }) => role === 'user' && id !== undefined); // a summary has no id
  const old = messages.slice(start, end).filter((one) => one !== request && one.role !== 'system');
  if (old.every(({ id }) => id === undefined)) return messages;

  const { kind, text, finish, closingMarker } = await summarize(old.map(textOf).join('\n'));
  const isWhole = (finish ?? 'stop') === 'stop' && text.trimEnd().endsWith(closingMarker ?? '');
  const isEcho = messages.some((message) => textOf(message).trim() === text.trim());
  const isSummary = kind === 'text' && text.trim() !== '' && !NO_SUMMARY.test(text) && !isEcho;
  const tokens = countTokens(text);
  const fits = settings.summaryBudget === null || tokens <= settings.summaryBudget;
  const freed = old.reduce((sum, message) => sum + countTokens(textOf(message)) - 1, 0);
  if (!isWhole || !isSummary || !fits || tokens >= freed) return messages;

  const recent = messages.slice(start).filter((message) => !old.includes(message));
  return [...messages.slice(0, start), { role: 'user', content: text }, ...recent];
});

/** Refusals and placeholders begin like this, also when they are cut short: “I'm sorry”, “No prior history”. */
const NO_SUMMARY = /^\s*(I|No)\b/;

/** Where the last result of a message's calls stands, which is not always right behind it; a result stays with its call. */
function lastResultOf(messages: readonly ChatMessage[], at: number): number {
  const calls = messages[at]!.tool_calls?.map(({ id }) => id) ?? [];
  return messages.findLastIndex(({ tool_call_id }) => calls.includes(tool_call_id ?? ''));
}

/** Whether a message with calls, followed by nothing but results, still waits for one of them. */
function isWaiting([call, ...results]: ChatMessage[]): boolean {
  if (results.some(({ role }) => role !== 'tool')) return false;
  return (call?.tool_calls ?? []).some(({ id }) => results.every(({ tool_call_id }) => tool_call_id !== id));
}

interface Message {
  content: string | null;
  tool_calls?: { function: { name: string; arguments: string } }[];
}

/** All that a message says: what is not in the prompt, no summary can hold. */
function textOf({ content, tool_calls = [] }: Message): string {
  const calls = tool_calls.map(({ function: { name, arguments: input } }) => `${name} ${input}`);
  return [content, ...calls].filter(Boolean).join('\n');
}
