/**
 * An implementation under test that lives in a process of its own is gone, or cannot be talked to any more; a verdict
 * about it, not a misuse of the tool.
 */
export class LostError extends Error {
  /** @param kind how it was lost: it ended, or it did not answer */
  constructor(
    readonly kind: 'exited' | 'hung',
    message: string,
  ) {
    super(message);
    this.name = 'LostError';
  }
}
