/**
 * The longest text within a budget, in tokens, of an algorithm that is told how many sentences to write.
 *
 * @throws if one sentence, the least that it can be told, is too long.
 */
export function mostThatFit(
  write: (sentences: number) => string,
  budget: number | null,
  countTokens: (text: string) => number,
): string {
  let best = write(1);
  if (budget !== null && countTokens(best) > budget) throw new Error('Not one sentence fits the budget.');
  for (let sentences = 2; ; sentences *= 2) {
    const text = write(sentences);
    if (text === best) return best;
    if (budget !== null && countTokens(text) > budget) return best;
    best = text;
  }
}
