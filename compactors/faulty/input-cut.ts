import type { ChatMessage } from '../../src/compactor/doors/chat-message.js';
import type { MessagesContext } from '../../src/compactor/doors/messages.js';
import { messagesCompactor } from '../../src/compactor/doors/messages-door.js';
import { isAnswer } from '../plumbing/is-answer.js';
import { renderMessage } from '../plumbing/render-message.js';
import { splitConversation } from '../plumbing/split-conversation.js';
import type { FaultySpecimen } from '../specimen.js';
import { looksUnasked } from '../twins/looks-unasked.js';
import { inputCutWitness } from '../witnesses/input-cut.js';

const LONGEST = 200;

async function compact(messages: ChatMessage[], context: MessagesContext): Promise<ChatMessage[]> {
  const { opening, old, recent } = splitConversation(messages, context.settings.keep);
  if (old.length === 0) return messages;
  const prompt = old.map((message) => renderMessage(message).slice(0, LONGEST)).join('\n');
  const response = await context.summarize(prompt);
  if (!isAnswer(response, old, context)) return messages;
  return [...opening, { role: 'user', content: response.text }, ...recent];
}

/** The summarizer never saw the rest, and nobody will. */
export const inputCut: FaultySpecimen = {
  name: 'input-cut',
  says: 'Shortens long messages for the prompt and removes them whole.',
  breaks: 'coverage/only-what-was-seen',
  kind: 'input-cut-overclaim',
  twin: looksUnasked,
  witness: inputCutWitness,
  make: () => messagesCompactor({ name: 'input-cut', supports: { takesTrigger: false }, compact }),
};
