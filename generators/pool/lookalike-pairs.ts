/** Pairs of anchors of one group, as indices, where a careless comparison finds the first in the second. */
export function lookalikePairs(groups: readonly string[][], anchors: readonly string[]): [number, number][] {
  const places = new Map(anchors.map((anchor, place) => [anchor, place]));
  const placeOf = (text: string) => places.get(text) ?? -1;
  return groups.flatMap((group) =>
    group
      .flatMap((shorter) =>
        group
          .map((longer): [string, string] => [shorter, longer])
          .filter(([a, b]) => a !== b && careless(b).includes(careless(a))),
      )
      .map(([shorter, longer]): [number, number] => [placeOf(shorter), placeOf(longer)])
      .filter((pair) => !pair.includes(-1)),
  );
}

function careless(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
}
