import { logAt } from './log-at.js';
import type { Moment, Observation } from './observation.js';
import { type SeenSummary, summariesIn } from './summaries-in.js';
import { writtenIn } from './written-in.js';

/** A summary at the moment at which it first stood in the view. */
export interface FreshSummary {
  moment: number;
  now: Moment;
  summary: SeenSummary;
}

/** Every summary that an observation shows, each body once. */
export function freshSummaries({ moments }: Observation): FreshSummary[] {
  const seen = new Set<string>();
  return moments.flatMap((now, moment) =>
    summariesIn(now).flatMap((summary) => {
      if (seen.has(summary.body)) return [];
      seen.add(summary.body);
      return [{ moment, now, summary }];
    }),
  );
}

/** What of a summary no answer of the summarizer so far had, and no turn has word by word: what the compactor wrote. */
export function ownWords({ moments, scenario }: Observation, { moment, now, summary }: FreshSummary): string {
  const answers = writtenIn(moments.slice(0, moment + 1)).toSorted((one, other) => other.length - one.length);
  const body = summary.body.trim();
  if (answers.some((text) => text.startsWith(body))) return '';
  const rest = answers.reduce((left, text) => left.replaceAll(text, '\n'), body);
  const turns = logAt(scenario, now);
  return rest
    .split('\n')
    .filter((line) => !turns.some(({ text }) => text.includes(withoutMarks(line))))
    .join('\n');
}

/** A line of a quotation without what marks it as one, or as cut short. */
function withoutMarks(line: string): string {
  return line.replace(/^[\s>*"“-]+|[\s"”…]+$|\.\.\.$/gu, '');
}
