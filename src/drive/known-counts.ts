import { isSafeJoint } from '../tokens/joint.js';
import { TextMap } from '../transcript/text-map.js';
import type { Turn } from '../transcript/turn.js';

/** Texts shorter than this cost less to count than to look up. */
const SHORT = 64;

/** Counts the texts of one session, those that were counted before by looking them up. */
export class KnownCounts {
  private readonly counts = new TextMap<number>();
  private seenTurns = 0;
  /** The last text that was counted, and the one that it went on from. */
  private last = { text: '', tokens: 0 };
  private base = this.last;

  constructor(
    private readonly countText: (text: string) => number,
    private readonly log: readonly Turn[],
    /** The counts of two texts add up where a joint is safe. */
    private readonly addsUp = false,
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
      tokens = this.addsUp ? this.countOn(text) : this.countText(text);
      this.counts.set(text, tokens);
    }
    return tokens;
  };

  /** Whoever writes line by line counts what was counted before, and a little more. */
  private countOn(text: string): number {
    const from = [this.last, this.base].find((known) => {
      return (
        known.text !== '' &&
        text.startsWith(known.text) &&
        isSafeJoint(known.text, text.slice(known.text.length))
      );
    });
    const tokens = from ? from.tokens + this.countText(text.slice(from.text.length)) : this.countText(text);
    this.base = from ?? this.last;
    this.last = { text, tokens };
    return tokens;
  }
}
