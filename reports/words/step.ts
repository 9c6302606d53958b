import type { Step } from '../../src/scenario/scenario.js';
import type { Turn } from '../../src/transcript/turn.js';
import { idRanges } from '../text/id-ranges.js';
import { shorten } from '../text/shorten.js';

/** What a step does besides its name: which turns it appends, asks for or loses. */
export function stepInWords(step: Step, log: readonly Turn[]): string[] {
  switch (step.step) {
    case 'append': {
      const ids = step.turns.map((turn) => turn.id);
      return [`${idRanges(ids, log)}${meanwhileInWords(step)}`];
    }
    case 'recall':
      return ['every turn is asked for'];
    case 'lose':
      return [`the log entry of ${shorten(step.turn, 24)}`];
    case 'compact':
      return step.during === undefined ? [] : [`a second pass${meanwhileInWords(step)}`];
    case 'abort':
      return [`the pass is aborted${meanwhileInWords(step)}`];
    case 'reopen':
      return ['the session is closed, and its directory opened again'];
    case 'kill':
      return [`the session is killed, and its directory opened again${meanwhileInWords(step)}`];
  }
}

/** When a step happens that does not wait for the pass before it. */
function meanwhileInWords({ during }: { during?: number }): string {
  if (during === undefined) return '';
  return `, while the pass waits for ${during === 0 ? 'its summarizer' : `call ${during + 1} of its summarizer`}`;
}
