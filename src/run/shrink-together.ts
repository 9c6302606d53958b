/** What takes stretches of time until it needs no more. */
interface Stretching {
  readonly isOpen: boolean;
  goOn(timeMs: number): Promise<void>;
}

/**
 * Shares so many milliseconds among all that can use them: each gets an equal part of what is left, and what some did
 * not need goes to those that are not finished.
 */
export async function shrinkTogether(
  all: readonly Stretching[],
  timeMs: number,
  signal?: AbortSignal,
): Promise<void> {
  const end = performance.now() + timeMs;
  let open = all.filter(({ isOpen }) => isOpen);
  while (open.length > 0) {
    for (const [place, one] of open.entries()) {
      const left = end - performance.now();
      if (left <= 0 || signal?.aborted) return;
      await one.goOn(left / (open.length - place));
    }
    open = open.filter(({ isOpen }) => isOpen);
  }
}
