import type { SummarizerBehaviour } from '../../src/simulation/behaviour.js';
import type { TurnId } from '../../src/transcript/turn.js';
import { renameTargets } from '../shrink/edit.js';

/**
 * A summarizer's behaviour with any of its faults, and with or without its report, its marker and its silence on why it ended;
 * what names turns names those that are taken from them.
 */
export function ownBehaviours(
  own: SummarizerBehaviour,
  takenFrom: ReadonlyMap<TurnId, readonly TurnId[]>,
): SummarizerBehaviour[] {
  const faults = own.faults.flatMap((fault) => renameTargets(fault, takenFrom));
  const either = <T>(plain: T, has: T): T[] => (plain === has ? [plain] : [plain, has]);
  return subsets(faults).flatMap((some) =>
    either<SummarizerBehaviour['report']>('none', own.report).flatMap((report) =>
      either(false, own.marker).flatMap((marker) =>
        either(true, own.finish).map((finish) => ({ ...own, finish, marker, report, faults: some })),
      ),
    ),
  );
}

function subsets<T>([first, ...others]: readonly T[]): T[][] {
  if (first === undefined) return [[]];
  return subsets(others).flatMap((some) => [some, [first, ...some]]);
}
