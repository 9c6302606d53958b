/** Why a summary does not fit its budget (S8), null if it does. */
export function whyOverBudget(tokens: number, budget: number | null): string | null {
  if (budget === null || tokens <= budget) return null;
  return `the summary has ${tokens} tokens, ${tokens - budget} more than its budget of ${budget}`;
}
