export type TurnId = string;
export type Role = 'system' | 'user' | 'assistant' | 'tool';
export type Kind = 'prose' | 'structured';

/** Something a turn states; `value` is what somebody will later ask for. */
export interface Fact {
  key: string;
  value: string;
}

/** A call of a tool; `input` is its arguments as JSON text. */
export interface ToolUse {
  id: string;
  name: string;
  input: string;
}

/** The result of the tool use with the id `use`. */
export interface ToolResult {
  use: string;
  text: string;
  failed?: true;
}

/** Content that is no text, such as a screenshot; it stands beside the text of its turn. */
export interface Attachment {
  type: 'image' | 'audio' | 'file';
  name: string;
}

/**
 * One entry of the log.
 *
 * `text` is its whole content: prose, then one line `name input` per tool use, then the text of each result,
 * joined by line feeds (see {@link composeText}). `tokens` counts `text` in the scenario's encoding.
 */
export interface Turn {
  id: TurnId;
  role: Role;
  kind: Kind;
  text: string;
  tokens: number;
  anchor: string | null;
  facts?: Fact[];
  uses?: ToolUse[];
  results?: ToolResult[];
  attachments?: Attachment[];
  pinned?: true;
}
