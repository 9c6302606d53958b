/** The object that a JSON text holds; where it holds none, what `refuse` makes of the reason is thrown. */
export function jsonObject(
  text: string,
  refuse: (reason: string, cause?: unknown) => Error,
): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw refuse(`it is no JSON: ${(cause as Error).message}`, cause);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw refuse('it is no JSON object');
}
