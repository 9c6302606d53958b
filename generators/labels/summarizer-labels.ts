import { faithfulSummary } from '../../src/simulation/faithful-summary.js';
import { FAULT_NAMES } from '../summarizer/draw-fault.js';
import { REPORTS } from '../summarizer/reports.js';
import type { FirstPass } from './first-pass.js';
import type { Label } from './label.js';
import { isStrict } from './turn-labels.js';

const REPLACEMENT = '\uFFFD';
const YES_NO = [true, false];

/** Of what the simulated summarizer does when it is called first. */
export const SUMMARIZER_LABELS: readonly Label[] = [
  ...FAULT_NAMES.map((name) => ({
    name: `fault: ${name}`,
    share: name === 'cut' ? 0.05 : 0.003,
    suits: isCompactor,
    occurs: (first: FirstPass) => first.isHitBy(name),
  })),
  ...YES_NO.flatMap((finish) =>
    YES_NO.map((marker) => ({
      name: `cut, ${finish ? 'a' : 'no'} finish reason, ${marker ? 'a' : 'no'} marker`,
      share: 0.004,
      suits: (supports: FirstPass['supports']) =>
        isCompactor(supports) && (supports.takesSignals || (!finish && !marker)),
      occurs: (first: FirstPass) =>
        first.isHitBy('cut') && first.summarizer.finish === finish && first.summarizer.marker === marker,
    })),
  ),
  { name: 'cut inside a code point', share: 0.001, suits: isCompactor, occurs: cutsInsideACodePoint },
  {
    name: 'facts left out, anchors not',
    share: 0.04,
    suits: isCompactor,
    occurs: (first) => first.isHitBy('hollow') && first.log.some(isStrict),
  },
  {
    name: 'a fault in some calls only',
    share: 0.03,
    suits: isCompactor,
    occurs: ({ summarizer }) => summarizer.faults.some(({ calls }) => calls !== undefined),
  },
  ...REPORTS.map((report) => ({
    name: `report: ${report}`,
    share: 0.004,
    suits: (supports: FirstPass['supports']) =>
      isCompactor(supports) && (supports.takesReport || report === 'none'),
    occurs: ({ summarizer }: FirstPass) => summarizer.report === report,
  })),
];

function isCompactor({ summarizes }: FirstPass['supports']): boolean {
  return !summarizes;
}

function cutsInsideACodePoint({ faults, handed, summarizer, tokenizer }: FirstPass): boolean {
  return faults.some((fault) => {
    if (fault.fault !== 'cut') return false;
    const cut = tokenizer.cut(faithfulSummary(handed, summarizer), fault.tokens);
    return cut.endsWith(REPLACEMENT);
  });
}
