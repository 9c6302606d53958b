const NAMED_NUMBERS = new Map([
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
  ['-0', -0],
]);

/** The same value, with the numbers that JSON has none for as strings. */
export function nameNumbers(value: unknown): unknown {
  return mapLeaves(value, nameOfNumber);
}

/** The same value, with the numbers that stood as strings. */
export function readNumbers(value: unknown): unknown {
  return mapLeaves(value, (leaf) => NAMED_NUMBERS.get(leaf as string) ?? leaf);
}

function nameOfNumber(leaf: unknown): unknown {
  if (typeof leaf !== 'number' || (Number.isFinite(leaf) && !Object.is(leaf, -0))) return leaf;
  return [...NAMED_NUMBERS.keys()].find((name) => Object.is(NAMED_NUMBERS.get(name), leaf));
}

function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapLeaves(item, change)]));
}
