import type { CompareReport } from '../../src/compare/compare-report.js';
import { amount, count, duration, percentBound } from '../text/numbers.js';
import { visible } from '../text/visible.js';
import { changeInWords } from './change-in-words.js';

const ENDED: Readonly<Record<CompareReport['ended'], string>> = {
  runs: '',
  time: ', stopped by the time limit',
  hung: ', stopped after too many cases that did not return',
  interrupted: ', interrupted',
  baseline: ', which is all that the baseline holds',
};

/** What a comparison, of one case or of many, comes to, without its verdict in capitals. */
export function verdictInWords(report: CompareReport, isOneCase = false): string {
  const { verdict, reason, runs, ended, durationMs, settings } = report;
  if (verdict === 'incomparable') return visible(reason ?? '');
  if (verdict === 'unknown') return [visible(reason ?? ''), tally(report)].filter(Boolean).join('; so far ');
  const found = verdict === 'same' ? nothingIn(report, isOneCase) : tally(report);
  if (isOneCase) return found;
  const of =
    ended === 'baseline' && runs < settings.runs ? ` of ${amount(settings.runs)} that were asked for` : '';
  const took =
    verdict === 'same' && of === ''
      ? duration(durationMs)
      : `${count(runs, 'run')}${of} in ${duration(durationMs)}`;
  return `${found} · ${took}${ENDED[ended]} · seed ${settings.seed}`;
}

/** How rare a difference is can be said only where not one run differs. */
function nothingIn({ runs, rateBelow, differences, shifts }: CompareReport, isOneCase: boolean): string {
  const beyond = differences.length + shifts.length > 0 ? ' beyond chance' : '';
  if (isOneCase) return `no difference${beyond} on this conversation`;
  const found = `no difference${beyond} in ${count(runs, 'run')}`;
  if (rateBelow === null) return found;
  return `${found}; a difference's rate is below ${percentBound(rateBelow)} with 95 % confidence`;
}

function tally({ differences, shifts }: CompareReport): string {
  const counts = new Map<string, { must: number; should: number }>();
  const inOrder = differences.toSorted(
    (one, other) => Number(one.change === 'repair') - Number(other.change === 'repair'),
  );
  for (const difference of inOrder.filter(({ certainty }) => certainty !== 'chance')) {
    const name = changeInWords(difference);
    const count = counts.get(name) ?? { must: 0, should: 0 };
    count[difference.level] += 1;
    counts.set(name, count);
  }
  const parts = [...counts].map(([name, { must, should }]) => {
    if (should === 0) return `${amount(must)} ${name}`;
    return must === 0
      ? `should: ${amount(should)} ${name}`
      : `${amount(must)} ${name} (should: ${amount(should)})`;
  });
  return [
    ...parts,
    ...(parts.length > 0
      ? []
      : shifts.filter(({ certainty }) => certainty === 'sure').map(({ measure }) => `${measure} differs`)),
  ].join(', ');
}
