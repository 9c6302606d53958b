import { HarnessError } from '../errors/harness-error.js';
import type { CheckOptions } from './check-options.js';

/** What makes a run one that several workers cannot share, and why. */
const WHOLE: readonly { option: keyof CheckOptions; why: string }[] = [
  { option: 'bail', why: 'Which breach is the first depends on how fast each worker is.' },
  { option: 'untilRate', why: 'When to stop follows from the counts of all workers together.' },
  { option: 'model', why: 'Answers of a model are numbered, and recorded, in one order.' },
];

/** @throws HarnessError CC_WORKERS_UNFIT when several workers are to do what only one can. */
export function refuseWorkers(
  options: CheckOptions,
  workers: number,
  nameOf: (option: string) => string,
): void {
  const [unfit] = workers > 1 ? WHOLE.filter(({ option }) => options[option]) : [];
  if (!unfit) return;
  throw new HarnessError({
    code: 'CC_WORKERS_UNFIT',
    what: `${workers} workers were asked for, and \`${nameOf(unfit.option)}\`, which only one worker can do.`,
    why: unfit.why,
    next: `Leave out \`${nameOf('workers')}\`, or \`${nameOf(unfit.option)}\`.`,
  });
}
