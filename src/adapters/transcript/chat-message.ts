import type { Role, ToolUse } from '../../transcript/turn.js';

/** One message of a real conversation, before it is a turn: its texts, and the ids as they stood in the file. */
export interface ChatMessage {
  role: Role;
  prose: string;
  /** Calls with the ids of the file, which need not be unique; null where a call has none. */
  calls: (Omit<ToolUse, 'id'> & { id: string | null })[];
  /** The call that the whole text answers; null where it answers none. */
  answers: string | null;
  /** Results that stand in it beside its prose, each with the call that it answers. */
  results?: { call: string; text: string; failed?: true }[];
}
