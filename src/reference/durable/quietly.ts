/** Tidies up while an error is on its way, which says more than what may go wrong here. */
export function quietly(tidy: () => unknown): void {
  try {
    tidy();
  } catch {
    // Whoever comes next tidies up again.
  }
}
