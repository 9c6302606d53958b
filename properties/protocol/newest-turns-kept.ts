import { judgeStaying } from '../../src/property/judge-staying.js';
import type { Property } from '../../src/property/property.js';
import type { Turn } from '../../src/transcript/turn.js';

export const newestTurnsKept: Property = {
  id: 'protocol/newest-turns-kept',
  clauses: ['K6'],
  level: 'should',
  claim: 'A pass leaves as many of the newest turns in the view as the setting `keep` says.',
  why: 'What the agent is in the middle of is told in its last turns; somebody chose how many of them no summary may replace.',
  fix: 'Count the turns to keep from the end of the log, whole, before anything is chosen for the summary; choose less where they fill the window.',
  needs: ['ownView'],
  skip: ({ takesKeep, keeps }) => (takesKeep || keeps > 0 ? null : 'it is not told how many turns to keep'),
  premise: { text: 'a pass is told to keep turns', share: 0.05 },
  judge(observation) {
    const { keep = 0 } = observation.scenario.settings;
    return judgeStaying(
      observation,
      (log) => newestOf(log, keep),
      ({ id }) => `${id} left the view, and is one of the ${keep} newest turns, which are to be kept`,
    );
  },
};

/** The newest turns; one with several results may be counted as several, since it is as many messages. */
function newestOf(log: readonly Turn[], keep: number): Turn[] {
  const newest: Turn[] = [];
  let left = keep;
  for (const turn of log.toReversed()) {
    left -= Math.max(1, turn.results?.length ?? 0);
    if (left < 0) break;
    newest.push(turn);
  }
  return newest.reverse();
}
