import { findByExample } from './baselines/examples.mjs';
import { shrinkByFastCheck } from './baselines/fast-check-shrinking.mjs';
import { isToldByMarkers } from './baselines/markers.mjs';
import { findByUntypedMessages } from './baselines/untyped-messages.mjs';
import { rowOfMatrix } from './matrix.mjs';
import { trialOf } from './trial.mjs';

/** All that is asked of each compactor, one line for each answer: trials by seed, what baselines make of it, its row of the matrix. */
export async function* measure(specimens, { seeds, most, shrink, matrix }) {
  for (const specimen of specimens) {
    const compactor = specimen.name;
    for (let seed = 1; seed <= seeds; seed += 1) {
      const isShrunk = seed <= shrink;
      const trial = await trialOf(specimen, { seed, most, isShrunk });
      yield trial;
      if (!isShrunk) continue;
      yield { compactor, baseline: 'untyped', seed, ...(await findByUntypedMessages(specimen, seed, most)) };
      const alone = trial.detected ? await shrinkByFastCheck(specimen, seed, trial.runs - 1) : null;
      yield { compactor, baseline: 'fast-check', seed, detected: trial.detected, ...alone };
    }
    yield { compactor, baseline: 'markers', detected: await isToldByMarkers(specimen) };
    yield { compactor, baseline: 'examples', ...(await findByExample(specimen)) };
    if (matrix > 0) yield { compactor, matrix: await rowOfMatrix(specimen, matrix) };
  }
}
