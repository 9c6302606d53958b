import type { Tokenizer } from '../tokens/tokenizer.js';
import { freeLine, type Line } from './line.js';
import type { SummarizerCall } from './summarizer-call.js';

/** A summary before it is written out; faults make a new draft of it, or give it back when they strike nothing. */
export interface Draft {
  kind: 'text' | 'toolCall';
  lines: readonly Line[];
  /** The closing marker will be written at the end. */
  marker: boolean;
  /** The summarizer stops at so many tokens by itself. */
  stopsAt: number | null;
  /** The connection is lost at so many tokens. */
  breaksAt: number | null;
  /** The summarizer goes on beyond its budget. */
  ignoresBudget: boolean;
  /** How many milliseconds pass before the call ends. */
  waits: number;
  /** The message of the error that ends the call instead of an answer. */
  failure: string | null;
  unusable: SummarizerCall['truth']['unusable'];
}

/** A draft that says `text` and nothing else: who does not do the task does not write the marker either. */
export function replaceText(
  draft: Draft,
  text: string,
  unusable: Draft['unusable'],
  tokenizer: Tokenizer,
): Draft {
  return { ...draft, kind: 'text', lines: [freeLine(text, tokenizer)], marker: false, unusable };
}

/** A draft with more lines at the end, before the marker, unless it is a tool call; an open last line is ended. */
export function addLines(draft: Draft, lines: readonly Line[], tokenizer: Tokenizer): Draft {
  if (draft.kind === 'toolCall') return draft;
  const last = draft.lines.at(-1);
  const isOpen = last !== undefined && !last.text.endsWith('\n');
  const before = isOpen ? [...draft.lines.slice(0, -1), freeLine(`${last.text}\n`, tokenizer)] : draft.lines;
  return { ...draft, lines: [...before, ...lines], unusable: null };
}
