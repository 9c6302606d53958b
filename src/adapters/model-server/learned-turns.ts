import type { Tokenizer } from '../../tokens/tokenizer.js';
import type { Turn } from '../../transcript/turn.js';
import { ANCHOR_KEY, findAnchors } from '../transcript/find-anchors.js';
import { kindOf } from '../transcript/kind-of.js';
import type { ModelRequest } from './dialect.js';
import { roughTokens } from './rough-tokens.js';

/** More texts are not told apart any more, nor longer ones read for their anchors. */
const MOST_TURNS = 2000;
const LONGEST = 100_000;
const MOST_CHARACTERS = 4_000_000;

/** The turns of a conversation that nobody told of, as far as they were seen in requests; their anchors stay. */
export class LearnedTurns {
  private readonly turns: Turn[] = [];
  private readonly texts = new Set<string>();
  private characters = 0;

  constructor(private readonly tokenizer: Tokenizer) {}

  get known(): readonly Turn[] {
    return this.turns;
  }

  /** Takes those of a request for a summary, whose last message is an instruction, unless it holds all that there is. */
  learnToSummarize({ messages }: ModelRequest): void {
    const last = messages.findLastIndex(({ role }) => role === 'user');
    this.learn({ messages: messages.filter((_, index) => index !== last) });
    if (this.turns.length === 0) this.learn({ messages });
  }

  /** Takes the messages that were not seen before. */
  learn({ messages }: Pick<ModelRequest, 'messages'>): void {
    const fresh = messages.filter(
      ({ role, text }) =>
        role !== 'system' && text.trim() !== '' && text.length <= LONGEST && !this.texts.has(text),
    );
    const told = fresh.slice(0, MOST_TURNS - this.turns.length).filter(({ text }) => {
      this.characters += text.length;
      return this.characters <= MOST_CHARACTERS;
    });
    if (told.length === 0) return;
    const before = this.turns.map(({ text }) => text);
    const anchors = findAnchors([...before, ...told.map(({ text }) => text)]);
    told.forEach(({ role, text }, index) => {
      if (this.texts.has(text)) return;
      this.texts.add(text);
      const anchor = anchors[before.length + index]!;
      this.turns.push({
        id: `t${this.turns.length + 1}`,
        role,
        kind: kindOf(role, text),
        text,
        tokens: roughTokens(text, this.tokenizer),
        anchor,
        ...(anchor !== null && { facts: [{ key: ANCHOR_KEY, value: anchor }] }),
      });
    });
  }
}
