/** A line that is not what the protocol has at this point; what it is and what it should have been. */
export class ProtocolTrouble extends Error {
  /**
   * @param expected what was due, in words
   * @param field where in the line it is wrong; empty for the whole of it
   * @param got what stood there instead
   * @param line the line as it came, or its beginning
   */
  constructor(
    readonly expected: string,
    readonly field: string,
    readonly got: string,
    readonly line: string,
  ) {
    super(`expected ${field === '' ? '' : `\`${field}\` to be `}${expected}, got ${got}`);
    this.name = 'ProtocolTrouble';
  }
}
