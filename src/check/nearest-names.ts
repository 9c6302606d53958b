/** The names that differ least from what was written, best first; none if nothing comes close. */
export function nearestNames(written: string, names: readonly string[], most = 3): string[] {
  const distances = names.map((name) => ({
    name,
    distance: distanceOf(written.toLowerCase(), name.toLowerCase()),
  }));
  return distances
    .filter(({ name, distance }) => distance <= Math.max(2, Math.min(written.length, name.length) / 2))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ name }) => name);
}

/** Levenshtein's distance, or that to the last part of a path if it is less. */
function distanceOf(written: string, name: string): number {
  const last = name.slice(name.lastIndexOf('/') + 1);
  return Math.min(levenshtein(written, name), levenshtein(written, last));
}

function levenshtein(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}
