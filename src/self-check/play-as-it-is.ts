import type { Bench } from './bench.js';
import type { Suspect } from './suspect.js';

/** Plays the compactor as it is, to know what is broken already and where premises occur; those are its runs. */
export async function playAsItIs(bench: Bench, suspects: readonly Suspect[]): Promise<void> {
  const { pace, options } = bench;
  const player = bench.playerOf(null);
  const judging = suspects.filter(({ isSkipped }) => !isSkipped);
  while (bench.runs < options.runs && (await pace.next())) {
    const value = bench.scenarioOf(bench.runs);
    const observation = await player.play(value.value);
    for (const suspect of judging)
      suspect.add(await player.judge(suspect.property, observation), { run: bench.runs, value });
    bench.runs += 1;
    if (player.isOutOfPatience) pace.ended = 'hung';
  }
  for (const suspect of suspects) suspect.conclude(bench.runs);
}
