import type { Step } from '../../src/scenario/scenario.js';
import type { Turn } from '../../src/transcript/turn.js';
import { idRanges } from '../text/id-ranges.js';
import { shorten } from '../text/shorten.js';

/** What a step does besides its name: which turns it appends, asks for or loses. */
export function stepInWords(step: Step, log: readonly Turn[]): string[] {
  switch (step.step) {
    case 'append':
      return [
        idRanges(
          step.turns.map((turn) => turn.id),
          log,
        ),
      ];
    case 'recall':
      return ['every turn is asked for'];
    case 'lose':
      return [`the log entry of ${shorten(step.turn, 24)}`];
    case 'compact':
      return [];
  }
}
