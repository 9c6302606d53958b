/** Up to here each smaller number is tried, beyond only ever nearer ones. */
const ONE_BY_ONE = 32;

/** Numbers from 0 on towards `number`: each while they are few, else 0 and then ever nearer ones. */
export function* smaller(number: number): Iterable<number> {
  if (!Number.isInteger(number) || number <= 0) return;
  if (number <= ONE_BY_ONE) {
    for (let next = 0; next < number; next += 1) yield next;
    return;
  }
  for (let next = 0; next <= ONE_BY_ONE / 4; next += 1) yield next;
  for (let step = number / 2; step >= 1; step /= 2) yield number - Math.floor(step);
}
