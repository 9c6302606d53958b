import { kneeBetween, refit } from './bootstrap.js';
import { chanceFrom } from './chance.js';
import type { CurveData } from './curve-data.js';

/** How well the knee is to be known: its bounds are this far apart, relatively. */
const PRECISION = 0.01;
/** The bounds on the way are those of fewer fits: the last ones are found anew. */
const FITS = 100;
const BEYOND = 0.02;
const BATCH = 12;
/** How many conversations, right below where the knee seems to be, have to show no other one. */
const PROBE = { conversations: 200, from: 0.8 };

/** Plays conversations where the knee may lie, until it is known well enough. */
export async function refine(
  data: CurveData,
  { end, wanted, seed }: { end: number; wanted: number; seed: number },
): Promise<void> {
  const chance = chanceFrom(seed ^ 0x51ed270b);
  const play = async (from: number, to: number, count: number) => {
    const before = data.samples.length;
    for (let place = 0; place < count && !data.isOver; place++)
      await data.play(from * (to / from) ** ((place + chance()) / count));
    return data.samples.slice(before);
  };
  let probed = Number.POSITIVE_INFINITY;
  for (let stage = 0; !data.isOver; stage++) {
    const points = data.pointsTo(end);
    const [low, high] = kneeBetween(refit(points, seed + stage, FITS), wanted, BEYOND);
    const from = low > 0 ? low : points[0]!.ratio;
    const to = Math.min(high, end);
    if (to / from <= 1 + PRECISION) {
      // What happens to one conversation of fifty is easily missed on the way.
      if (low === 0 || low >= probed / (1 + PRECISION)) return;
      await play(PROBE.from * low, low, PROBE.conversations);
      probed = low;
      continue;
    }
    const near = points.filter(({ ratio }) => ratio >= from && ratio <= to).length;
    const played = await play(from, to, Math.max(BATCH, Math.round(near / 2)));
    if (!played.some(({ ratio }) => ratio >= from / 1.05 && ratio <= to * 1.05)) return;
  }
}
