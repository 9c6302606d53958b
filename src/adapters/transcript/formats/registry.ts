import type { FormatName, ReadFormat } from './format.js';
import { readClaudeCode } from './read-claude-code.js';
import { readMessagesFormat } from './read-messages-format.js';
import { readPlain } from './read-plain.js';
import { readResponses } from './read-responses.js';
import { readSweAgent } from './read-swe-agent.js';

/** Who reads which format. */
export const READERS: Readonly<Record<FormatName, ReadFormat>> = {
  'openai-chat': readMessagesFormat,
  'openai-responses': readResponses,
  anthropic: readMessagesFormat,
  'claude-code': readClaudeCode,
  'swe-agent': readSweAgent,
  plain: readPlain,
};
