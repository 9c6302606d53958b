// What is checked: a function from messages to messages, here in the form of OpenAI's chat interface. For another form give
// `encode` and `decode` beside `compact`.
import { type ChatMessage, messagesCompactor } from 'compaction-check';

// example
// This example is naive on purpose, and fails: whatever the summary lost, it throws away. Put yours in its place.
async function compactMessages(
  messages: ChatMessage[],
  summarize: (prompt: string) => Promise<string>,
): Promise<ChatMessage[]> {
  const old = messages.slice(0, -4);
  if (old.length === 0) return messages;
  const summary = await summarize(`Summarize:\n${old.map(({ content }) => content ?? '').join('\n')}`);
  return [{ role: 'user', content: summary }, ...messages.slice(-4)];
}
// end of example

export default messagesCompactor({
  name: 'my-compactor',
  // `settings` has the budget of a summary, how many turns are to be kept, and more, where yours takes them.
  async compact(messages, { summarize }) {
    return compactMessages(messages, async (prompt) => (await summarize(prompt)).text);
  },
});
