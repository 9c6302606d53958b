import { type FreshSummary, freshSummaries } from '../../src/property/fresh-summaries.js';
import type { Property, Violation } from '../../src/property/property.js';

/** What String.replace takes for an instruction when it stands in the replacement. */
const REPLACEMENT_PATTERN = /\$(?:[$&`']|\d{1,2})/g;

export const summaryAsWritten: Property = {
  id: 'protocol/summary-as-written',
  clauses: ['K14'],
  level: 'must',
  claim:
    'Characters that mean something to a template, such as `$&` and `$1`, stand in the summary as they were written.',
  why: 'A price, a shell variable or a regular expression is replaced by something that nobody said.',
  fix: 'Give `replace` a function, as in `replace(slot, () => summary)`, or join strings.',
  needs: [],
  // What was claimed before the text was changed is in it no more; what is claimed after lacks what was changed.
  implies: [
    'coverage/anchors-present',
    'coverage/cut-noticed',
    'coverage/safe-side-used',
    'coverage/exact-boundary',
    'reconstruction/fact-answered',
    'reconstruction/fact-answered-strict',
  ],
  premise: {
    text: 'a summary holds `$&`, `$1` or the like',
    share: 0.02,
    never: 'it never committed a summary that holds such characters',
  },
  judge(observation) {
    const violations: Violation[] = [];
    let met = 0;
    for (const fresh of freshSummaries(observation)) {
      const texts = fresh.now.calls
        .map((call) => call.response?.text.trim() ?? '')
        .filter((text) => text !== '');
      const committed = texts.filter((text) => fresh.summary.body.includes(text));
      const peculiar = texts.filter((text) => text.search(REPLACEMENT_PATTERN) >= 0);
      if (committed.some((text) => peculiar.includes(text))) met += 1;
      if (committed.length > 0) continue;
      const changed = peculiar.find((text) => isChanged(text, fresh));
      if (changed === undefined) continue;
      met += 1;
      const patterns = [...new Set(changed.match(REPLACEMENT_PATTERN))].join(' ');
      violations.push({
        moment: fresh.moment,
        says: `the summarizer wrote ${patterns}, and the summary has something else in its place`,
        expected: changed,
        seen: fresh.summary.body,
      });
    }
    return { met, violations };
  },
};

/** Whether a body is this text with something else where the patterns were. */
function isChanged(text: string, { summary }: FreshSummary): boolean {
  const body = summary.body.trim();
  const isEscaped = body.replaceAll('&amp;', '&').includes(text);
  if (isEscaped || text.startsWith(body)) return false;
  const parts = text.split(REPLACEMENT_PATTERN);
  if (!/[\p{L}\p{N}]{2}/u.test(parts.join(' '))) return false;
  let end = 0;
  return parts.every((part) => {
    const start = body.indexOf(part, end);
    end = start + part.length;
    return start >= 0;
  });
}
