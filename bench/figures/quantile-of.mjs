/** The smallest of some numbers that at least this share of them does not exceed; null where there are none. */
export const quantileOf = (numbers, share) =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(share * numbers.length) - 1] ?? null;
