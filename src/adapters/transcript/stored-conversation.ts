import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { FormatName } from './formats/format.js';
import type { Message } from './message.js';
import { readConversation } from './read-conversation.js';

/** What a conversation was read from, and what of it is no part of the conversation. */
export interface Source {
  file: string;
  format: FormatName;
  /** Of the file; a pseudonymised conversation has none. */
  sha256?: string;
  leftOut?: { line: number; type: string; sha256: string; bytes: number }[];
}

/** A conversation as `import` stores it; its JSON is what `schemas/conversation.schema.json` describes. */
export interface StoredConversation {
  conversation: 1;
  /** Private values in it were replaced. */
  pseudonymised?: true;
  sources: Source[];
  messages: Message[];
}

/** Files as one conversation, in their order. @throws HarnessError CC_TRANSCRIPT_FORMAT */
export function storedConversation(
  files: readonly { path: string; bytes: Uint8Array }[],
  format?: FormatName,
): StoredConversation {
  const messages: Message[] = [];
  const sources = files.map(({ path, bytes }): Source => {
    const read = readConversation(bytes, path, format);
    messages.push(...read.messages);
    const leftOut = read.leftOut.map(({ kind, sha256, bytes: size, at }) => ({
      line: read.lineAt(at),
      type: kind,
      sha256,
      bytes: size,
    }));
    const hash = createHash('sha256').update(bytes).digest('hex');
    const file = basename(path);
    return { file, format: read.format, sha256: hash, ...(leftOut.length > 0 && { leftOut }) };
  });
  return { conversation: 1, sources, messages };
}
