/** Things of which each looks different, in JSON, in their order; of those that look alike the last one, at the place of the first. */
export function distinct<T>(all: readonly T[], look: (one: T) => unknown = (one) => one): T[] {
  return [...new Map(all.map((one) => [JSON.stringify(look(one)), one])).values()];
}
