import type { SummaryText } from '../../src/compactor/doors/summarizer.js';
import { summarizerCompactor } from '../../src/compactor/doors/summarizer-door.js';
import type { Turn } from '../../src/transcript/turn.js';
import type { Specimen } from '../specimen.js';

const MARKER = '(all told)';

function phraseOf({ anchor, facts = [] }: Turn): string {
  const others = facts.filter(({ value }) => value !== anchor);
  return `${anchor}${others.map(({ key, value }) => `, ${key} ${value}`).join('')}; `;
}

/** Goes on where the summary so far ends, for as long as there is room, and lists what it took up. */
async function summarize(
  turns: readonly Turn[],
  budget: number | null,
  { previous, countTokens }: { previous: string | null; countTokens(text: string): number },
): Promise<SummaryText> {
  let text = previous === null ? '' : previous.replace(MARKER, '');
  let isWhole = true;
  const fits = (more: string) => budget === null || countTokens(text + more) <= budget;
  const reportedIds: string[] = [];
  for (const turn of turns) {
    if (turn.anchor === null) continue;
    const phrase = phraseOf(turn);
    const isThere = text.startsWith(phrase) || text.includes(`; ${phrase}`);
    if (!isThere && !fits(phrase)) {
      isWhole = false;
      continue;
    }
    if (!isThere) text += phrase;
    reportedIds.push(turn.id);
  }
  if (isWhole && fits(MARKER)) text += MARKER;
  return { text, closingMarker: MARKER, reportedIds };
}

/** What it reports is what it wrote. */
export const reportingParagraph: Specimen = {
  name: 'reporting-paragraph',
  says: 'A summarizer that writes one paragraph, reports the turns that it took up, and ends with a marker only if those are all.',
  make: () => summarizerCompactor({ name: 'reporting-paragraph', summarize }),
};
