import { compareSize } from '../scenario/size.js';
import type { Bench } from './bench.js';
import type { Suspect } from './suspect.js';

/** How many runs are tried first for each property. */
const SOME = 6;

/** Some of the runs in which the premises of properties occurred, small ones and larger ones: likely to tell. */
export function tellingRuns(bench: Bench, suspects: readonly Suspect[]): number[] {
  return [...new Set(suspects.flatMap((suspect) => someOf(bench, candidates(bench, suspect))))];
}

/** The other runs in which they occurred; all, where one never did: a corruption may bring it about. */
export function otherRuns(bench: Bench, suspects: readonly Suspect[]): number[] {
  const told = new Set(tellingRuns(bench, suspects));
  return [...new Set(suspects.flatMap((suspect) => candidates(bench, suspect)))].filter(
    (run) => !told.has(run),
  );
}

function candidates(bench: Bench, { metIn }: Suspect): readonly number[] {
  return metIn.length > 0 ? metIn : Array.from({ length: bench.runs }, (_, run) => run);
}

function someOf(bench: Bench, runs: readonly number[]): number[] {
  const sizes = new Map(runs.map((run) => [run, bench.scenarioOf(run).value]));
  const bySize = runs.toSorted((one, other) => compareSize(sizes.get(one)!, sizes.get(other)!));
  const step = Math.max(1, bySize.length / SOME);
  const places = Array.from({ length: Math.min(SOME, bySize.length) }, (_, place) =>
    Math.floor(place * step),
  );
  return places.map((place) => bySize[place]!);
}
