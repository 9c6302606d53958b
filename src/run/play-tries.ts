import type { Player } from './player.js';
import type { Failure, Tally, Try } from './tally.js';

/**
 * Drives one scenario `repeat` times, and lets every property judge each try; `isOver` is asked before each but the
 * first. Whether the scenario counts: one that was ended early does only where something had broken by then.
 */
export async function playTries(
  { run, value }: Failure,
  tallies: readonly Tally[],
  player: Player,
  repeat: number,
  isOver: () => Promise<boolean>,
): Promise<boolean> {
  const tries: Try[][] = tallies.map(() => []);
  for (let done = 0; done < repeat; done += 1) {
    if (done > 0 && (player.isOutOfPatience || (await isOver()))) break;
    const observation = await player.play(value.value, done);
    for (const [place, tally] of tallies.entries()) {
      const judgement = await player.judge(tally.property, observation, done);
      tries[place]!.push({ judgement, observation });
    }
  }
  const counted = tallies.map((tally, place) => tally.addTries(tries[place]!, { run, value }, repeat));
  return counted.length === 0 || counted.includes(true);
}
