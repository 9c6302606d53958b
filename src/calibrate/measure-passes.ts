import type { Observation } from '../property/observation.js';
import type { Turn } from '../transcript/turn.js';
import type { PassSeries } from './calibration-report.js';
import { meanOf } from './mean-of.js';
import { readPass } from './read-pass.js';

/** Plays a conversation whose passes have these ratios. */
export type PlayPasses = (ratios: readonly number[]) => Promise<Observation>;

/** How many conversations one series takes. */
const CONVERSATIONS = 12;

/**
 * What becomes of coverage over several passes of equal ratio, while `ratio` is what one pass can be trusted with; null
 * where nothing could be measured.
 */
export async function measurePasses(
  play: PlayPasses,
  {
    kind,
    ratio,
    passes,
    wanted,
    isOver,
  }: {
    kind: PassSeries['kind'];
    ratio: number;
    passes: number;
    wanted: number;
    isOver(): boolean;
  },
): Promise<PassSeries | null> {
  const each = kind === 'full' ? ratio : ratio / passes;
  const shares: { own: number[]; all: number[] }[] = Array.from({ length: passes }, () => ({
    own: [],
    all: [],
  }));
  let conversations = 0;
  while (conversations < CONVERSATIONS && !isOver()) {
    conversations += 1;
    const observation = await play(Array.from({ length: passes }, () => each));
    for (const [pass, { own, all }] of shares.entries()) {
      const reading = readPass(observation, pass);
      if ('kind' in reading) break;
      const shareOf = (turns: readonly Turn[]) => {
        const stating = turns.filter(({ anchor }) => anchor !== null);
        return stating.length === 0 ? [] : [stating.filter(reading.isHeld).length / stating.length];
      };
      own.push(...shareOf(reading.prefix));
      all.push(...shareOf([...reading.earlier, ...reading.prefix]));
    }
  }
  const reached = shares.filter(({ own, all }) => own.length > 0 && all.length > 0);
  if (reached.length === 0) return null;
  const means = reached.map(({ own, all }) => ({ own: meanOf(own), all: meanOf(all) }));
  const cliff = means.findIndex(({ all }) => all < wanted);
  return { kind, ratio: each, conversations, passes: means, cliff: cliff < 0 ? null : cliff + 1 };
}
