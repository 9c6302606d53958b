/**
 * Bets, conversation by conversation, that the expected coverage is less than `wanted`, and loses nothing to chance:
 * where it is, the stake ever grows by 1 / α with a probability of at most α, whenever one stops. So once it did, the
 * coverage is at least `wanted` with a confidence of 1 − α, whatever its distribution.
 *
 * @see https://doi.org/10.1093/jrsssb/qkad009 Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting"
 */
export class Wager {
  conversations = 0;
  private logStake = 0;
  private sum = 0;
  private squares = 0;

  constructor(
    private readonly wanted: number,
    private readonly confidence: number,
  ) {}

  add(coverage: number): void {
    this.logStake += Math.log1p(this.bet() * (coverage - this.wanted));
    this.conversations += 1;
    this.sum += coverage;
    this.squares += (coverage - this.wanted) ** 2;
  }

  get isWon(): boolean {
    return this.logStake >= -Math.log(1 - this.confidence);
  }

  /** The mean of what was seen. */
  get coverage(): number {
    return this.sum / this.conversations;
  }

  /** How many more have to come at least before it can be won. */
  get needed(): number {
    return Math.ceil(
      (-Math.log(1 - this.confidence) - this.logStake) / Math.log1p(this.most * (1 - this.wanted)),
    );
  }

  /** The largest bet that a single conversation without any coverage does not lose for good. */
  private get most(): number {
    return 0.999 / this.wanted;
  }

  /** Of the past alone, as it has to be: the larger, the farther above and the less scattered it was. */
  private bet(): number {
    const prior = 1 - this.wanted;
    const gain = (prior + this.sum - this.conversations * this.wanted) / (1 + this.conversations);
    const spread = (prior ** 2 + this.squares) / (1 + this.conversations);
    return Math.min(this.most, Math.max(0, gain / spread));
  }
}
