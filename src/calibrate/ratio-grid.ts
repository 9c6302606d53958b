/** So many ratios, from the lowest to the highest in equal steps of their logarithm. */
export function ratioGrid(lowest: number, highest: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => lowest * (highest / lowest) ** (place / (count - 1)));
}

/** Between which ratios samples belong to a place of the grid. */
export function around(grid: readonly number[], place: number): [from: number, to: number] {
  const half = Math.sqrt(grid[1]! / grid[0]!);
  return [grid[place]! / half, grid[place]! * half];
}
