import type { Observation } from '../../src/property/observation.js';
import { turnStories } from '../../src/property/turn-stories.js';
import type { Stay, Whereabouts } from '../../src/property/turn-story.js';
import type { Counterexample } from '../../src/run/report.js';
import { shorten } from '../text/shorten.js';

/** Where one turn of a breach was, a stay for each change; `from` is the number of the step, counted from 1. */
export interface TurnWhereabouts {
  turn: string;
  stays: { is: Whereabouts; says: string; from: number; isBacked: boolean }[];
}

/**
 * Where the turns of a breach were, at most three of them; none where a session has one pass at most, since what became of
 * its turns is plain.
 */
export function whereabouts({ observation, violations }: Counterexample): TurnWhereabouts[] {
  if (!isLong(observation)) return [];
  return turnStories(observation, violations).map(({ turn, stays }) => ({
    turn: shorten(turn, 24),
    stays: stays.map((stay) => ({
      is: stay.is,
      says: placeInWords(stay),
      from: stay.step + 1,
      isBacked: stay.is !== 'gone' && (stay.is !== 'covered' || stay.summary !== undefined),
    })),
  }));
}

/** Whether several things happened that may change where a turn is. */
function isLong({ scenario }: Observation): boolean {
  return scenario.steps.filter(({ step }) => step !== 'append' && step !== 'recall').length > 1;
}

function placeInWords({ is, summary }: Stay): string {
  switch (is) {
    case 'kept':
      return 'kept in the view';
    case 'covered':
      return summary === undefined
        ? 'claimed as covered, though no summary in the view holds it'
        : `covered by ${named(summary)}`;
    case 'uncovered':
      return 'uncovered';
    case 'summarized':
      return `in ${named(summary!)}, but not claimed`;
    case 'gone':
      return 'in no list, and in no item of the view';
  }
}

const named = (summary: string) => `the summary ${shorten(summary, 24)}`;
