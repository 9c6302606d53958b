/** A request that its dialect would refuse; the client is told so, and nothing is thrown at anybody. */
export class BadRequest extends Error {
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}
