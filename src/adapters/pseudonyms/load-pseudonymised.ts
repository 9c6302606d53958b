import type { Tokenizer } from '../../tokens/tokenizer.js';
import type { Turn } from '../../transcript/turn.js';
import { readConversation } from '../transcript/read-conversation.js';
import { readFileBytes } from '../transcript/read-file-bytes.js';
import { turnsOf } from '../transcript/turns-of.js';
import { pseudonymise } from './pseudonymise.js';

/**
 * The turns of a real conversation under pseudonyms: those that the file has which `import --pseudonymise` makes of it.
 *
 * @throws HarnessError CC_TRANSCRIPT_UNREADABLE, CC_TRANSCRIPT_FORMAT
 */
export async function loadPseudonymised(path: string, tokenizer: Tokenizer): Promise<Turn[]> {
  const { messages } = readConversation(await readFileBytes(path), path);
  return turnsOf(pseudonymise(messages).messages, tokenizer);
}
