import type { MeanwhileStep, Scenario, Step } from './scenario.js';

/** Whether a step happens while a pass waits, if a pass comes right before it. */
export function isMeanwhile(step: Step | undefined): step is MeanwhileStep & { during: number } {
  return step !== undefined && 'during' in step && step.during !== undefined;
}

/** The steps that happen while the pass at this place waits for its summarizer, with their places; none if it is no pass. */
export function meanwhileAt(
  { steps }: Scenario,
  place: number,
): { place: number; step: MeanwhileStep & { during: number } }[] {
  if (steps[place]?.step !== 'compact') return [];
  const found: { place: number; step: MeanwhileStep & { during: number } }[] = [];
  for (let next = place + 1; ; next += 1) {
    const step = steps[next];
    if (!isMeanwhile(step)) return found;
    found.push({ place: next, step });
  }
}
