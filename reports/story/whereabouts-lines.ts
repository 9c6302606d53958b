import type { Observation } from '../../src/property/observation.js';
import { turnStories } from '../../src/property/turn-stories.js';
import type { Stay } from '../../src/property/turn-story.js';
import type { Counterexample } from '../../src/run/report.js';
import { shorten } from '../text/shorten.js';

/**
 * Where the turns of a breach were, and since which step, a line each for at most three turns; none where a session has
 * one pass at most, since what became of its turns is plain.
 */
export function whereaboutsLines({ observation, violations }: Counterexample): string[] {
  if (!isLong(observation)) return [];
  return turnStories(observation, violations).map(
    ({ turn, stays }) => `${shorten(turn, 24)}: ${stays.map(inWords).join('; ')}`,
  );
}

/** Whether several things happened that may change where a turn is. */
function isLong({ scenario }: Observation): boolean {
  return scenario.steps.filter(({ step }) => step !== 'append' && step !== 'recall').length > 1;
}

function inWords(stay: Stay): string {
  return `${placeInWords(stay)} since step ${stay.step + 1}`;
}

function placeInWords({ is, summary }: Stay): string {
  switch (is) {
    case 'kept':
      return 'kept in the view';
    case 'covered':
      return summary === undefined
        ? 'claimed as covered, though no summary in the view holds it,'
        : `covered by ${named(summary)}`;
    case 'uncovered':
      return 'uncovered';
    case 'summarized':
      return `in ${named(summary!)}, but not claimed,`;
    case 'gone':
      return 'in no list, and in no item of the view,';
  }
}

const named = (summary: string) => `the summary ${shorten(summary, 24)}`;
