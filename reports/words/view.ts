import type { Moment } from '../../src/property/observation.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { idRanges } from '../text/id-ranges.js';

/** What the model would be sent, in order: a summary, something made up, or turns. */
export function viewInWords({ view }: Moment, log: readonly Turn[]): string {
  if (view.length === 0) return 'nothing';
  const parts: string[] = [];
  let run: TurnId[] = [];
  const endRun = () => {
    if (run.length > 0) parts.push(idRanges(run, log));
    run = [];
  };
  for (const item of view) {
    if (item.type === 'kept' && item.turn !== null) {
      run.push(item.turn);
      continue;
    }
    endRun();
    parts.push(
      item.type === 'summary' ? 'the summary' : item.type === 'kept' ? 'a turn of no log' : 'an added text',
    );
  }
  endRun();
  return parts.join(' · ');
}
