import type { SummarizerBehaviour } from '../../src/simulation/behaviour.js';
import { faultsAt } from '../../src/simulation/faults-at.js';
import type { SummarizerCall } from '../../src/simulation/summarizer-call.js';
import type { Turn } from '../../src/transcript/turn.js';
import { idRanges } from '../text/id-ranges.js';
import type { Style } from '../text/style.js';
import { faultInWords } from '../words/fault.js';
import { shownInWords } from '../words/shown.js';
import { writtenInWords } from '../words/written.js';
import { factLine } from './fact-line.js';
import { writtenLines } from './written-lines.js';

/** One call of the summarizer: what it was shown and what that costs, what it wrote and reported, and how it was made to go wrong. */
export function callLines(
  call: SummarizerCall,
  cost: string | null,
  { faults }: SummarizerBehaviour,
  log: readonly Turn[],
  style: Style,
  mostLines: number,
): string[] {
  const { response, truth } = call;
  const struck = faultsAt(faults, call.index);
  const reported = response?.reportedIds;
  return [
    ...factLine('shown', [shownInWords(call, log), cost].filter(Boolean).join('; '), style),
    ...factLine('wrote', writtenInWords(call), style),
    ...(response?.text ? writtenLines(response.text, style, mostLines, truth.cut !== 'none') : []),
    ...(struck.length > 0
      ? factLine('fault', struck.map((fault) => faultInWords(fault, log)).join('; '), style)
      : []),
    ...(reported ? factLine('reports', `${idRanges(reported, log)} as consumed`, style) : []),
  ];
}
