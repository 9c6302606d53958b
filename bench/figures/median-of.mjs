/** The middle of some numbers. */
export const medianOf = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1];
