/** More requests than these, and longer ones, no pass makes; all of them are kept for the verdict. */
const MOST_SUMMARIES = 1000;
const MOST_CHARACTERS = 64 * 2 ** 20;

/** How much a child may still ask the summarizer for while one message of calls is at work. */
export class Allowance {
  private summaries = 0;
  private characters = 0;

  /** Takes a request of so many characters; what was allowed, in words, where it is beyond that, else null. */
  take(characters: number): string | null {
    this.summaries += 1;
    this.characters += characters;
    if (this.summaries > MOST_SUMMARIES) return `at most ${MOST_SUMMARIES} requests for a summary`;
    if (this.characters > MOST_CHARACTERS)
      return `requests for summaries of at most ${MOST_CHARACTERS / 2 ** 20} MiB`;
    return null;
  }
}
