import { got as shownAs } from '../errors/got.js';

/** An implementation under test returned something outside the contract; a verdict about it, not a misuse of the tool. */
export class NonsenseError extends Error {
  /**
   * @param call the call that returned it, as in `view()`
   * @param expected what it should have given, in words
   * @param got the value that it gave
   */
  constructor(
    readonly call: string,
    readonly expected: string,
    readonly got: unknown,
  ) {
    super(`Expected \`${call}\` to give ${expected}, got ${shownAs(got)}`);
    this.name = 'NonsenseError';
  }
}
