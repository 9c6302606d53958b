/** An error that an implementation in another language reported: a refusal, or, if `isCrash`, one that its runtime made. */
export class ForeignError extends Error {
  constructor(
    name: string,
    message: string,
    readonly isCrash: boolean,
  ) {
    super(message);
    this.name = name;
  }
}
