import type { JsonNode } from '../json/json-node.js';
import type { Message, OtherPart } from '../message.js';

/** The formats of conversations that are known, under the names that `--format` takes. */
export const FORMATS = [
  'openai-chat',
  'openai-responses',
  'anthropic',
  'claude-code',
  'swe-agent',
  'plain',
] as const;

export type FormatName = (typeof FORMATS)[number];

/** Something in a file that is no part of the conversation; `at` is the code unit where it begins. */
export interface LeftOut extends OtherPart {
  at: number;
}

/** What the values of a file hold. */
export interface Reading {
  messages: Message[];
  leftOut: LeftOut[];
}

/** Reads all values of a file in one format. @throws ConversationProblem */
export type ReadFormat = (values: readonly JsonNode[]) => Reading;
