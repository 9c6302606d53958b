/** The lines that fit into a budget, each as long as there is room for it. */
export function fittingLines(
  lines: readonly string[],
  budget: number | null,
  countTokens: (text: string) => number,
): string[] {
  let room = budget ?? Number.POSITIVE_INFINITY;
  return lines.filter((line) => {
    const tokens = countTokens(line);
    if (tokens > room) return false;
    room -= tokens;
    return true;
  });
}
