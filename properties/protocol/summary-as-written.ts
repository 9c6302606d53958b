import type { Observation } from '../../src/property/observation.js';
import type { Property, Violation } from '../../src/property/property.js';
import { writtenIn } from '../../src/property/written-in.js';

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
    for (const { moment, text } of writtenTexts(observation)) {
      // What was written for an earlier pass may be stored anew.
      const soFar = writtenIn(observation.moments.slice(0, moment + 1));
      const committed = soFar.filter((answer) => text.includes(answer));
      const peculiar = writtenIn([observation.moments[moment]!]).filter(
        (answer) => answer.search(REPLACEMENT_PATTERN) >= 0,
      );
      if (committed.some((answer) => peculiar.includes(answer))) met += 1;
      if (committed.length > 0) continue;
      const changed = peculiar.find((answer) => isChanged(answer, text.trim()));
      if (changed === undefined) continue;
      met += 1;
      const patterns = [...new Set(changed.match(REPLACEMENT_PATTERN))].join(' ');
      violations.push({
        moment,
        says: `the summarizer wrote ${patterns}, and the summary has something else in its place`,
        expected: changed,
        seen: text,
      });
    }
    return { met, violations };
  },
};

/** What stands in the view and is no turn, each text once; a summary that was changed may not be known for one. */
function writtenTexts({ moments }: Observation): { moment: number; text: string }[] {
  const seen = new Set<string>();
  return moments.flatMap(({ view }, moment) =>
    view
      .filter((item) => item.type !== 'kept')
      .flatMap((item) => {
        const text = item.type === 'summary' ? (item.text ?? item.body) : item.text;
        if (seen.has(text)) return [];
        seen.add(text);
        return [{ moment, text }];
      }),
  );
}

/** Whether a summary is this text with something else where the patterns were. */
function isChanged(text: string, body: string): boolean {
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
