import type { Label } from './label.js';

/** Of what happens besides the first pass. */
export const STEP_LABELS: readonly Label[] = [
  {
    name: 'several passes',
    share: 0.12,
    occurs: ({ scenario }) => scenario.steps.filter(({ step }) => step === 'compact').length > 1,
  },
  {
    name: 'two passes in a row',
    share: 0.006,
    suits: ({ summarizes }) => !summarizes,
    occurs: ({ scenario: { steps } }) =>
      steps.some(({ step }, index) => step === 'compact' && steps[index + 1]?.step === 'compact'),
  },
  {
    name: 'a pass asked for again with nothing appended, and turns left out of a second summary',
    share: 0.01,
    suits: ({ summarizes }) => !summarizes,
    occurs: ({ scenario: { steps, summarizer } }) =>
      steps.some(
        ({ step }, index) =>
          step === 'compact' &&
          steps.slice(index + 1).find((next) => next.step !== 'recall')?.step === 'compact',
      ) && summarizer.faults.some(({ fault, calls }) => fault === 'drop' && calls?.[0] === 1),
  },
  {
    name: 'an entry of the log lost',
    share: 0.03,
    suits: ({ lose }) => lose,
    occurs: ({ scenario }) => scenario.steps.some(({ step }) => step === 'lose'),
  },
];
