import { FAULTY } from '../../../dist/compactors/faulty.js';
import { judgeOf } from './judge.mjs';

/** Of each property one example: the smallest conversation that tells the first compactor that was made to break it. */
const EXAMPLES = new Map(FAULTY.toReversed().map(({ name, breaks, witness }) => [breaks, { name, witness }]));

/** Whether the example of its property finds it, and whether it was written for this very compactor. */
export async function findByExample({ name, make, breaks: id }) {
  const example = EXAMPLES.get(id);
  const { breaks } = await judgeOf(make, id);
  return { detected: await breaks(example.witness), own: example.name === name };
}
