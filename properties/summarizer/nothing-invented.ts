import type { Property, Violation } from '../../src/property/property.js';
import { levelled, type Specific, specificsIn } from '../../src/property/specifics-in.js';
import { type SummaryUnderTest, summariesUnderTest } from '../../src/property/summaries-under-test.js';
import { logOf } from '../../src/scenario/log-of.js';
import type { Turn } from '../../src/transcript/turn.js';

export const nothingInvented: Property = {
  id: 'summarizer/nothing-invented',
  clauses: ['M6'],
  level: 'should',
  claim: 'Ids, numbers and quotations in a summary occur in what it was made from.',
  why: 'An agent takes an id or a number from the summary for one that it has seen, and acts on it.',
  fix: 'Have ids and numbers copied and never completed or computed; quote only what stands there word for word.',
  subject: 'summarizer',
  needs: [],
  premise: { text: 'a summary holds an id, a number or a quotation', share: 0.2 },
  judge(observation) {
    const log = logOf(observation.scenario);
    const judged = summariesUnderTest(observation).map((summary) => inventedIn(summary, log));
    return {
      met: judged.reduce((sum, { met }) => sum + met, 0),
      violations: judged.flatMap(({ violations }) => violations),
    };
  },
};

function inventedIn(
  { moment, call, response, given }: SummaryUnderTest,
  log: readonly Turn[],
): { met: number; violations: Violation[] } {
  const specifics = specificsIn(response.text);
  if (specifics.length === 0) return { met: 0, violations: [] };
  const sources = [call.request.previous ?? '', response.closingMarker ?? '', ...given.flatMap(allOf)].join(
    '\n',
  );
  const isRaw = ({ says }: Specific) => sources.includes(says);
  const doubtful = specifics.filter((specific) => !isRaw(specific) && !isOwnCount(specific, call, log));
  const source = doubtful.length > 0 ? levelled(sources) : '';
  const violations = doubtful
    .filter(({ says }) => !source.includes(levelled(says).trim()))
    .map(({ kind, says }) => ({
      moment,
      says: `the ${kind} ${JSON.stringify(says)} is in the summary and in nothing that it was made from`,
    }));
  return { met: 1, violations };
}

/** Whoever reads a turn reads more than its text. */
function allOf({ id, text, facts = [], uses = [], results = [], attachments = [] }: Turn): string[] {
  return [
    text,
    id,
    ...facts.flatMap(({ key, value }) => [key, value]),
    ...uses.map((use) => use.id),
    ...results.map(({ use }) => use),
    ...attachments.map(({ name }) => name),
  ];
}

/** How many turns or tokens there were is no invention. */
function isOwnCount(
  { kind, says }: Specific,
  { tokens, request }: SummaryUnderTest['call'],
  log: readonly Turn[],
): boolean {
  if (kind !== 'number') return false;
  const number = Number(says.replaceAll(',', ''));
  const total = log.reduce((sum, turn) => sum + turn.tokens, 0);
  const counts = [tokens, request.budget, total, ...log.map((turn) => turn.tokens)];
  return number <= log.length || counts.includes(number);
}
