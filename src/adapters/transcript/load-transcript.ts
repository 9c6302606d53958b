import type { Tokenizer } from '../../tokens/tokenizer.js';
import type { Turn } from '../../transcript/turn.js';
import { readConversation } from './read-conversation.js';
import { readFileBytes } from './read-file-bytes.js';
import { turnsOf } from './turns-of.js';

/**
 * The turns of a real conversation, texts byte for byte, with anchors found in them; its format is recognised.
 *
 * @throws HarnessError CC_TRANSCRIPT_UNREADABLE, CC_TRANSCRIPT_FORMAT
 */
export async function loadTranscript(path: string, tokenizer: Tokenizer): Promise<Turn[]> {
  return turnsOf(readConversation(await readFileBytes(path), path).messages, tokenizer);
}
