import type { Bench } from './bench.js';
import type { Corruption } from './corruption.js';
import { otherRuns, tellingRuns } from './runs-to-try.js';
import type { PlayedCorruption } from './self-check-report.js';
import type { Suspect } from './suspect.js';

/**
 * Plays the compactor corrupted, one corruption after the other, until every property that is due has fired: first over
 * few runs that are likely to tell, then, for what is still silent, over more.
 */
export async function playCorruptions(
  bench: Bench,
  corruptions: readonly Corruption[],
  suspects: readonly Suspect[],
): Promise<PlayedCorruption[]> {
  const played = corruptions.map((corruption) => ({
    corruption,
    runs: 0,
    reason: whyNot(bench, corruption),
  }));
  const applicable = played.filter(({ reason }) => reason === null);
  for (const one of applicable) {
    const open = suspects.filter(({ isOpen }) => isOpen);
    one.runs += await playCorruption(bench, one.corruption, open, tellingRuns(bench, open));
  }
  for (const one of applicable) {
    const due = suspects.filter(({ isDue }) => isDue);
    one.runs += await playCorruption(bench, one.corruption, due, otherRuns(bench, due));
  }
  return played.map(({ corruption: { name, says }, ...rest }) => ({ name, says, ...rest }));
}

function whyNot({ source }: Bench, { needs = [] }: Corruption): string | null {
  const missing = needs.filter((capability) => !source.supports[capability]);
  return missing.length > 0 ? `needs ${missing.join(', ')}, which this compactor does not support` : null;
}

/** Plays one corruption over some runs, and notes what fires; gives the number of runs. */
async function playCorruption(
  bench: Bench,
  corruption: Corruption,
  open: readonly Suspect[],
  runs: readonly number[],
): Promise<number> {
  const player = bench.playerOf(corruption);
  const fired = new Map<Suspect, { runs: number; says: string }>();
  let played = 0;
  for (const run of runs) {
    if (player.isOutOfPatience || !(await bench.pace.next())) break;
    played += 1;
    const observation = await player.play(bench.scenarioOf(run).value);
    for (const suspect of open) {
      const [violation] = (await player.judge(suspect.property, observation)).violations;
      if (!violation) continue;
      const { runs, says } = fired.get(suspect) ?? { runs: 0, says: violation.says };
      fired.set(suspect, { runs: runs + 1, says });
    }
  }
  bench.pace.fired += [...fired.keys()].filter(({ hasFired }) => !hasFired).length;
  for (const [suspect, by] of fired) suspect.fire({ corruption: corruption.name, of: played, ...by });
  return played;
}
