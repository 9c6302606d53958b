import type { Certification } from '../../src/run/report.js';
import { amount } from '../text/numbers.js';

const WHY: Record<NonNullable<Certification['why']>, string> = {
  flaky: 'it does not always break',
  repeat: 'with --repeat, that a conversation holds once says too little',
  ending: 'the compactor hangs in it, or ends the process',
  many: 'there are too many smaller conversations',
  time: 'there was no time left',
  unanswered: 'a model did not answer in a smaller conversation',
};

/** Whether anything smaller breaks as well; null where that was not looked into. */
export function certificationInWords(certification: Certification | undefined): string | null {
  if (!certification) return null;
  const { certified, why, played, shrunkTo } = certification;
  const before = shrunkTo ? ', after one was found that is smaller than shrinking had come to' : '';
  const many = `${amount(played)} played${before}`;
  if (certified) return `no smaller conversation fails in scope (${many})`;
  return `not certified as the smallest: ${WHY[why ?? 'time']} (${many})`;
}
