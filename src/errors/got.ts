const LONGEST = 60;

/** A value as error messages show it after "got": shortened to 60 characters, with its type, as in `` `3` (number)``. */
export function got(value: unknown): string {
  const text = shown(value);
  return `\`${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}\` (${typeName(value)})`;
}

function shown(value: unknown): string {
  if (typeof value === 'function') return value.name || 'anonymous';
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const name = typeof value === 'object' ? Object.getPrototypeOf(value)?.constructor?.name : undefined;
  return name && name !== 'Object' ? name : typeof value;
}
