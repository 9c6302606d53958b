import type { Compactor } from '../compactor.js';
import { type ChatMessage, decodeChat, encodeChat } from './chat-message.js';
import type { CompactMessages, MessagesDoor } from './messages.js';
import { MessagesSession } from './messages-session.js';

/**
 * A compactor made of one function from messages to messages, sync or async. Removing a turn from the messages claims
 * it: the function has no pointer set. Messages are {@link ChatMessage}s unless `encode` and `decode` are given; a throw
 * refuses the pass.
 *
 * @example
 * ```ts
 * const compactor = messagesCompactor(async (messages, { summarize }) => {
 *   const old = messages.slice(0, -4);
 *   if (old.length === 0) return messages;
 *   const { text } = await summarize(old.map((message) => message.content).join('\n'));
 *   return [{ role: 'user', content: text }, ...messages.slice(-4)];
 * });
 * ```
 */
export function messagesCompactor(compact: CompactMessages<ChatMessage>): Compactor;
export function messagesCompactor<M = ChatMessage>(door: MessagesDoor<M>): Compactor;
export function messagesCompactor<M>(given: CompactMessages<M> | MessagesDoor<M>): Compactor {
  const door: MessagesDoor<M> = typeof given === 'function' ? { name: nameOf(given), compact: given } : given;
  const { compact, encode = encodeChat, decode = decodeChat } = door;
  return {
    name: door.name || 'messages function',
    version: door.version,
    supports: {
      claims: false,
      recall: false,
      ownOutcome: false,
      takesReport: false,
      takesPins: false,
      takesSignals: true,
      // Who calls a function keeps what is said meanwhile.
      concurrent: false,
      ...door.supports,
    },
    open: (environment) =>
      new MessagesSession<M>({ compact, encode, decode } as Required<MessagesDoor<M>>, environment),
  };
}

/** An anonymous default export is named `default` by the language. */
function nameOf(compact: { name: string }): string {
  return compact.name === 'default' ? '' : compact.name;
}
