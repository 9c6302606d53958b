import { FirstPass } from '../../generators/labels/first-pass.js';
import { labelsFor } from '../../generators/labels/labels-for.js';
import { Breath } from '../run/breath.js';
import { confidenceSequence } from '../run/confidence-sequence.js';
import { exactInterval } from '../run/exact-interval.js';
import type { LabelShare } from '../run/report.js';
import { scenarioOfRun } from '../run/scenario-of-run.js';
import type { ScenarioSource } from '../run/scenario-source.js';
import { runAt, type Shard } from '../run/shard.js';
import { shareVerdict } from '../run/share-verdict.js';
import type { Tokenizer } from '../tokens/tokenizer.js';

/** Which scenarios were drawn, and whether what was seen in them decided how many. */
interface Drawn {
  seed: number;
  runs: number;
  given: boolean;
  shard?: Shard | undefined;
  isSequential?: boolean;
}

/** In how many of the first runs of a seed, or of a shard of it, each label occurs; the scenarios are made again for it. */
export async function labelShares(
  { arbitrary, supports }: ScenarioSource,
  tokenizer: Tokenizer,
  { seed, runs, given, shard, isSequential = false }: Drawn,
): Promise<LabelShare[]> {
  const breath = new Breath();
  const counted = labelsFor(supports, given).map((label) => ({ label, part: 0 }));
  for (let done = 0; done < runs; done += 1) {
    const { value } = scenarioOfRun(arbitrary, seed, runAt(done, shard));
    const first = new FirstPass(value, supports, tokenizer);
    if (breath.isDue) await breath.take();
    for (const entry of counted) if (entry.label.occurs(first)) entry.part += 1;
  }
  return counted.map(({ label: { name, share: required }, part }) => ({
    label: name,
    part,
    whole: runs,
    interval: isSequential ? confidenceSequence(part, runs) : exactInterval(part, runs),
    required,
    verdict: required === null ? null : shareVerdict(part, runs, required),
  }));
}
