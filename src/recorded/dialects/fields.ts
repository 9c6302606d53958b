/** A field of what may be an object. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** What an answer says of its tokens, if it says so in whole numbers. */
export function usageFrom(input: unknown, output: unknown): { usage?: { input: number; output: number } } {
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
  return isCount(input) && isCount(output) ? { usage: { input, output } } : {};
}
