import { ANCHOR_KEY, findAnchors } from '../adapters/transcript/find-anchors.js';
import { kindOf } from '../adapters/transcript/kind-of.js';
import { type Linked, linkExchanges } from '../adapters/transcript/link-exchanges.js';
import { readMessages } from '../adapters/transcript/read-messages.js';
import type { Tokenizer } from '../tokens/tokenizer.js';
import { isPresent } from '../transcript/presence.js';
import type { Turn } from '../transcript/turn.js';
import type { RecordedMessage } from './recording.js';
import { recordingError } from './recording-error.js';

/** What messages say, one for each. @throws HarnessError CC_TRANSCRIPT_FORMAT */
export function linkedMessages(messages: readonly RecordedMessage[], file: string): Linked[] {
  return messages.length === 0 ? [] : linkExchanges(readMessages(messages, file));
}

/**
 * The turns that the messages before a pass are, those apart that are earlier summaries.
 *
 * @throws HarnessError CC_RECORDING_INVALID, CC_TRANSCRIPT_FORMAT
 */
export function recordedTurns(
  messages: readonly RecordedMessage[],
  file: string,
  tokenizer: Tokenizer,
): Turn[] {
  const linked = linkedMessages(messages, file);
  const own = messages.map((message, index) => ({
    message,
    said: linked[index]!,
    id: message.id ?? `t${index + 1}`,
  }));
  const turns = own.filter(({ message }) => !message.summary);
  const found = findAnchors(turns.map(({ said }) => said.text));
  const ids = new Set<string>();
  return turns.map(({ message, said: { role, text, uses, results }, id }, index) => {
    if (ids.has(id))
      throw recordingError(
        file,
        `two messages have the id ${id}`,
        'Give each message of `before` an id of its own.',
      );
    ids.add(id);
    const anchor = message.anchor === undefined ? found[index]! : message.anchor;
    const facts = message.facts ?? (anchor === null ? [] : [{ key: ANCHOR_KEY, value: anchor }]);
    for (const value of [anchor ?? [], facts.map((fact) => fact.value)].flat()) {
      if (!isPresent(value, text))
        throw recordingError(
          file,
          `${JSON.stringify(value)}, an anchor or fact of ${id}, is not in its text`,
          'Anchors and facts are parts of a text, exactly as they stand there.',
        );
    }
    return {
      id,
      role,
      kind: message.kind ?? kindOf(role, text),
      text,
      tokens: tokenizer.count(text),
      anchor,
      ...(facts.length > 0 && { facts }),
      ...(uses.length > 0 && { uses }),
      ...(results.length > 0 && { results }),
      ...(message.pinned && { pinned: true as const }),
    };
  });
}
