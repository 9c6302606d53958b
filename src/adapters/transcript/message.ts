import type { Role } from '../../transcript/turn.js';

/** Something that is said, by its text. */
export interface TextPart {
  type: 'text' | 'thinking' | 'refusal';
  text: string;
}

/** Content that is no text: what remains of it is what it was, and the hash and size of its bytes. */
export interface OtherPart {
  type: 'other';
  kind: string;
  sha256: string;
  bytes: number;
}

/** A call of a tool; `input` is its arguments as they are written, `id` what the file calls it, if it has a name for it. */
export interface UsePart {
  type: 'use';
  id: string | null;
  name: string;
  input: string;
}

/** What a tool answered, to the call that the file names, if it names one. */
export interface ResultPart {
  type: 'result';
  use: string | null;
  failed?: true;
  parts: (TextPart | OtherPart)[];
}

export type Part = TextPart | OtherPart | UsePart | ResultPart;

/** One message of a real conversation, all that it holds in its order. */
export interface Message {
  role: Role;
  parts: Part[];
}
