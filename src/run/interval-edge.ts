/** Halvings after which nothing of a double is left to find. */
const HALVINGS = 60;

/** The first value from the one that was seen to an end that is not held; the end where all are. */
export function intervalEdge(seen: number, end: number, isHeld: (value: number) => boolean): number {
  if (seen === end || isHeld(end)) return end;
  let [inside, outside] = [seen, end];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (inside + outside) / 2;
    if (isHeld(middle)) inside = middle;
    else outside = middle;
  }
  return outside;
}
