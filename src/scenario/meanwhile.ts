import type { MeanwhileStep, Scenario, Step } from './scenario.js';

/** A step that happens while a pass waits, with its place in the scenario. */
export interface Meanwhile {
  place: number;
  step: MeanwhileStep & { during: number };
}

/** Whether a step happens while a pass waits, if a pass comes right before it. */
export function isMeanwhile(step: Step | undefined): step is Meanwhile['step'] {
  return step !== undefined && 'during' in step && step.during !== undefined;
}

/**
 * The steps that happen while the pass at this place waits for its summarizer; none if it is no pass. A kill is the last of
 * them, since it ends the pass.
 */
export function meanwhileAt({ steps }: Scenario, place: number): Meanwhile[] {
  if (steps[place]?.step !== 'compact') return [];
  const found: Meanwhile[] = [];
  for (let next = place + 1; found.at(-1)?.step.step !== 'kill'; next += 1) {
    const step = steps[next];
    if (!isMeanwhile(step)) break;
    found.push({ place: next, step });
  }
  return found;
}
