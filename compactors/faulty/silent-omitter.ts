import type { ChatMessage } from '../../src/compactor/doors/chat-message.js';
import type { MessagesContext } from '../../src/compactor/doors/messages.js';
import { messagesCompactor } from '../../src/compactor/doors/messages-door.js';
import { isAnswer } from '../plumbing/is-answer.js';
import { renderMessage } from '../plumbing/render-message.js';
import { splitConversation } from '../plumbing/split-conversation.js';
import type { FaultySpecimen } from '../specimen.js';
import { looksUnasked } from '../twins/looks-unasked.js';
import { silentOmitterWitness } from '../witnesses/silent-omitter.js';

async function compact(messages: ChatMessage[], context: MessagesContext): Promise<ChatMessage[]> {
  const { opening, old, recent } = splitConversation(messages, context.settings.keep);
  if (old.length === 0) return messages;
  const response = await context.summarize(old.map(renderMessage).join('\n'));
  if (!isAnswer(response, old, context)) return messages;
  return [...opening, { role: 'user', content: response.text }, ...recent];
}

/** Nothing told it that turns are missing, and it did not check. */
export const silentOmitter: FaultySpecimen = {
  name: 'silent-omitter',
  says: 'Puts a whole, fitting summary in the place of the older messages without looking what it holds.',
  breaks: 'coverage/removed-turns-summarized',
  kind: 'anchor-omitted',
  twin: looksUnasked,
  witness: silentOmitterWitness,
  make: () => messagesCompactor({ name: 'silent-omitter', supports: { takesTrigger: false }, compact }),
};
