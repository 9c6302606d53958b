import { HarnessError } from './harness-error.js';

/** Steps of which each is taken whatever became of those before it; what went wrong is told at the end, and all of it. */
export class Attempts {
  private readonly errors: unknown[] = [];

  /** Takes a step; its error waits for the end. */
  async make(step: () => Promise<void> | void): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.errors.push(error);
    }
  }

  /**
   * Tells what went wrong, if anything did.
   *
   * @throws HarnessError with the code and the next step of the first error, and with what happened in each; any other
   * error as it is.
   */
  end(): void {
    const { errors } = this;
    if (errors.length === 0) return;
    const unforeseen = errors.find((error) => !(error instanceof HarnessError));
    const [first, ...others] = errors as HarnessError[];
    if (unforeseen !== undefined || others.length === 0) throw unforeseen ?? first;
    const told = [first!, ...others].map(({ message, next }) => message.slice(0, -next.length).trim());
    const { code, next } = first!;
    throw new HarnessError(
      { code, what: [...new Set(told)].join('\n'), next },
      { cause: new AggregateError(errors) },
    );
  }
}
