/** A deep copy of arrays and plain objects; instances of classes, such as a framework's messages, are shared. */
export function copyPlain<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copyPlain(entry)])) as T;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
