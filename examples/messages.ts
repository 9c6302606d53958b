// A function from messages to messages. It has no pointer set: whatever it removes, it claims that the summary knows.
import { messagesCompactor } from 'compaction-check';

export default messagesCompactor(async function compactOldMessages(messages, context) {
  const { settings, summarize, countTokens } = context;
  const start = messages.findIndex(({ role }) => role !== 'system');
  if (start < 0) return messages;
  let end = Math.max(start, messages.length - (settings.keep ?? 0));
  while (end > start && messages[end]?.role === 'tool') end -= 1; // a result stays with its call
  const request = messages.findLast(({ role, id }) => role === 'user' && id !== undefined); // a summary has no id
  const old = messages.slice(start, end).filter((one) => one !== request && one.role !== 'system');
  if (old.every(({ id }) => id === undefined)) return messages;

  const { kind, text, finish, closingMarker } = await summarize(old.map(textOf).join('\n'));
  const isWhole = (finish ?? 'stop') === 'stop' && text.trimEnd().endsWith(closingMarker ?? '');
  const isEcho = messages.some((message) => textOf(message).trim() === text.trim());
  const isSummary = kind === 'text' && text.trim() !== '' && !NO_SUMMARY.test(text) && !isEcho;
  const fits = settings.summaryBudget === null || countTokens(text) <= settings.summaryBudget;
  if (!isWhole || !isSummary || !fits) return messages;

  const recent = messages.slice(start).filter((message) => !old.includes(message));
  return [...messages.slice(0, start), { role: 'user', content: text }, ...recent];
});

/** Refusals and placeholders begin like this, also when they are cut short: “I'm sorry”, “No prior history”. */
const NO_SUMMARY = /^\s*(I|No)\b/;

interface Message {
  content: string | null;
  tool_calls?: { function: { name: string; arguments: string } }[];
}

/** All that a message says: what is not in the prompt, no summary can hold. */
function textOf({ content, tool_calls = [] }: Message): string {
  const calls = tool_calls.map(({ function: { name, arguments: input } }) => `${name} ${input}`);
  return [content, ...calls].filter(Boolean).join('\n');
}
