import { logOf } from '../../src/scenario/log-of.js';
import { isMeanwhile } from '../../src/scenario/meanwhile.js';
import type { Step } from '../../src/scenario/scenario.js';
import type { Turn } from '../../src/transcript/turn.js';
import { distinct } from './distinct.js';

/** Steps that may happen, each as often as one likes; of appends and lost entries, what they are besides their turns. */
export type StepKinds = readonly Step[];

/** The kinds of steps that a scenario has, each once, with a plain append and a pass. */
export function stepKindsOf(steps: readonly Step[]): StepKinds {
  const kinds = steps.map((step): Step => {
    if (step.step === 'append') return { ...step, turns: [] };
    return step.step === 'lose' ? { ...step, turn: '' } : step;
  });
  const all: Step[] = [{ step: 'append', turns: [] }, { step: 'compact' }, ...kinds];
  return distinct(all);
}

/**
 * All ways to append turns in their order, with other steps between, in exactly so many steps; no append is empty, and what
 * happens during a pass comes right after it.
 */
export function* arrangements(
  turns: readonly Turn[],
  length: number,
  kinds: StepKinds,
  before: readonly Step[] = [],
): Iterable<Step[]> {
  if (length === 0) {
    if (turns.length === 0) yield [...before];
    return;
  }
  for (const kind of kinds) {
    if (isMeanwhile(kind) && !isInPass(before.at(-1))) continue;
    for (const step of stepsOf(kind, turns, before)) {
      const taken = step.step === 'append' ? step.turns.length : 0;
      yield* arrangements(turns.slice(taken), length - 1, kinds, [...before, step]);
    }
  }
}

function isInPass(step: Step | undefined): boolean {
  return step !== undefined && (step.step === 'compact' || isMeanwhile(step));
}

function stepsOf(kind: Step, turns: readonly Turn[], before: readonly Step[]): Step[] {
  if (kind.step === 'append') {
    return turns.map((_, place) => ({ ...kind, turns: turns.slice(0, place + 1) }));
  }
  if (kind.step !== 'lose') return [kind];
  return logOf({ steps: before }).map(({ id }) => ({ ...kind, turn: id }));
}
