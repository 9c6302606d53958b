const MIB = 2 ** 20;
/** More requests than these no pass makes. */
const MOST_SUMMARIES = 1000;
/** What a session may write, whatever its turns are. */
const WRITTEN = 16 * MIB;
const LINE = 2 * MIB;
/** What it may write more for each character of its turns: they may be shown again and again, and each of them escaped. */
const WRITTEN_EACH = 64;
const LINE_EACH = 32;
const MOST_LINE = 32 * MIB;

/**
 * How much a child may write in one session. All of it is held until the verdict, so memory is bounded by the turns that
 * were appended.
 */
export class Allowance {
  private summaries = 0;
  private written = 0;
  private characters = 0;

  /** The most bytes of a line. */
  get line(): number {
    return Math.min(MOST_LINE, LINE + LINE_EACH * this.characters);
  }

  /** Turns with so many characters of text were appended. */
  append(characters: number): void {
    this.characters += characters;
  }

  /** A message of calls begins. */
  begin(): void {
    this.summaries = 0;
  }

  /** Takes a request of so many characters; what was allowed, in words, where it is beyond that, else null. */
  request(characters: number): string | null {
    this.summaries += 1;
    if (this.summaries > MOST_SUMMARIES)
      return `at most ${MOST_SUMMARIES} requests for a summary while one message of calls is at work`;
    return this.write(characters);
  }

  /** Takes so many characters of anything else that is held; what was allowed, where it is beyond that, else null. */
  write(characters: number): string | null {
    this.written += characters;
    const most = WRITTEN + WRITTEN_EACH * this.characters;
    if (this.written <= most) return null;
    return `at most ${(most / MIB).toFixed(1)} MiB in one session, texts of turns that come back as they were aside`;
  }
}
