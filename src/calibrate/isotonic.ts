/** What was measured at a ratio. */
export interface Point {
  ratio: number;
  coverage: number;
}

/** A stretch of ratios, from one point to another, over which the fitted coverage is the same. */
export interface Level {
  from: number;
  to: number;
  coverage: number;
  weight: number;
}

/**
 * The coverage that falls or stays as the ratio grows and fits the points best, by least squares: they are pooled where
 * they rise. Points are in the order of their ratios; one that weighs nothing is left out.
 *
 * @see https://doi.org/10.1214/aoms/1177728423 Ayer et al., "An empirical distribution function for sampling with incomplete information"
 */
export function fitFalling(points: readonly Point[], weights?: ArrayLike<number>): Level[] {
  const levels: Level[] = [];
  for (let place = 0; place < points.length; place++) {
    const weight = weights ? weights[place]! : 1;
    if (weight === 0) continue;
    const { ratio, coverage } = points[place]!;
    let last: Level = { from: ratio, to: ratio, coverage, weight };
    for (let before = levels.at(-1); before && before.coverage <= last.coverage; before = levels.at(-1)) {
      levels.pop();
      const whole = before.weight + last.weight;
      last = {
        from: before.from,
        to: last.to,
        coverage: (before.coverage * before.weight + last.coverage * last.weight) / whole,
        weight: whole,
      };
    }
    levels.push(last);
  }
  return levels;
}
