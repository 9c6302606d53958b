import type { Turn } from '../transcript/turn.js';

/** Texts shorter than this cost less to count than to look up. */
const SHORT = 64;

/** Counts the texts of one session, those that were counted before by looking them up. */
export class KnownCounts {
  private readonly counts = new Map<string, number>();
  private seenTurns = 0;

  constructor(
    private readonly countText: (text: string) => number,
    private readonly log: readonly Turn[],
  ) {}

  know(text: string, tokens: number): void {
    if (text.length >= SHORT) this.counts.set(text, tokens);
  }

  readonly count = (text: string): number => {
    if (text.length < SHORT) return this.countText(text);
    for (; this.seenTurns < this.log.length; this.seenTurns += 1) {
      const turn = this.log[this.seenTurns]!;
      this.know(turn.text, turn.tokens);
    }
    let tokens = this.counts.get(text);
    if (tokens === undefined) {
      tokens = this.countText(text);
      this.counts.set(text, tokens);
    }
    return tokens;
  };
}
