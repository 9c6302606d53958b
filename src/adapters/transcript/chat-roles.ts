import type { Role } from '../../transcript/turn.js';

/** What the roles of OpenAI's chat messages are here. */
export const CHAT_ROLES: Readonly<Record<string, Role>> = {
  system: 'system',
  developer: 'system',
  user: 'user',
  assistant: 'assistant',
  tool: 'tool',
  function: 'tool',
};
