import type { StoredConversation } from '../transcript/stored-conversation.js';
import { type Pseudonymised, pseudonymise } from './pseudonymise.js';

/** A stored conversation under pseudonyms, without the names and hashes of the files that it came from and of what was left out. */
export function pseudonymisedConversation({
  sources,
  messages,
}: StoredConversation): { conversation: StoredConversation } & Pick<Pseudonymised, 'counts'> {
  const { messages: changed, counts } = pseudonymise(messages);
  const named = sources.map(({ format }, index) => ({ file: `source-${index + 1}`, format }));
  return {
    conversation: { conversation: 1, pseudonymised: true, sources: named, messages: changed },
    counts,
  };
}
