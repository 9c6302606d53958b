import type { Counterexample } from '../../src/run/report.js';
import { count } from '../text/numbers.js';
import { certificationInWords } from './certification.js';

/** What somebody should know of a counterexample before they rely on it: since when it is known, whether it is flaky or the smallest. */
export function notesOn(found: Counterexample): string[] {
  const { returned, tries, shrinking, file, status, certification } = found;
  const certified = certificationInWords(certification);
  return [
    ...(status === 'stored' ? ['a known regression case: an earlier run stored it'] : []),
    ...(status === 'came back' ? ['it came back: this regression case was fixed before'] : []),
    ...(tries && tries.broken < tries.of
      ? [`flaky: of ${tries.of} further tries of this conversation ${tries.broken} broke it`]
      : []),
    ...(!tries && returned.times < returned.of
      ? [`flaky: it came back in ${returned.times} of ${returned.of} re-drives`]
      : []),
    ...(shrinking.unanswered
      ? [
          `${count(shrinking.unanswered, 'smaller conversation')} could not be tried: the model's answers to them are not recorded`,
        ]
      : []),
    ...(certified === null ? [] : [certified]),
    ...(shrinking.finished || certification?.certified
      ? []
      : ['shrinking ran out of time; there may be a smaller conversation']),
    ...(file === null ? ['it was not stored; this finds it again'] : []),
  ];
}
