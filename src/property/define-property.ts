import { HarnessError } from '../errors/harness-error.js';
import type { Property } from './property.js';

const ID = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/**
 * Checks the shape of a property and returns it.
 *
 * @throws HarnessError CC_PROPERTY_INVALID when a part is missing or of the wrong type.
 * @example
 * const property = defineProperty({
 *   id: 'my-team/summary-in-english',
 *   clauses: [],
 *   level: 'must',
 *   claim: 'Every summary starts with a dash.',
 *   why: 'Our prompt asks for a list.',
 *   fix: 'Look at the prompt.',
 *   needs: [],
 *   premise: { text: 'a summary is in the view', share: 0.01 },
 *   judge({ moments }) {
 *     const summaries = moments.flatMap(({ view }, moment) =>
 *       view.flatMap((item) => (item.type === 'summary' ? [{ moment, body: item.body }] : [])),
 *     );
 *     const violations = summaries
 *       .filter(({ body }) => !body.startsWith('-'))
 *       .map(({ moment, body }) => ({ moment, says: `the summary starts with ${body.slice(0, 10)}` }));
 *     return { met: summaries.length, violations };
 *   },
 * });
 */
export function defineProperty(property: Property): Property {
  const expect = (holds: boolean, part: string, expected: string, got: unknown) => {
    if (holds) return;
    throw new HarnessError({
      code: 'CC_PROPERTY_INVALID',
      what: `Expected \`${part}\` of a property to be ${expected}, got \`${String(got)}\` (${typeof got}).`,
      why: 'A property without it can be neither run nor reported.',
      next: 'Compare it with the example of defineProperty in the README.',
    });
  };
  const given: Partial<Property> = property ?? {};
  expect(
    typeof given.id === 'string' && ID.test(given.id),
    'id',
    'a path such as `my-team/my-claim`',
    given.id,
  );
  for (const part of ['claim', 'why', 'fix'] as const) {
    expect(typeof given[part] === 'string' && given[part] !== '', part, 'a sentence', given[part]);
  }
  expect(given.level === 'must' || given.level === 'should', 'level', "'must' or 'should'", given.level);
  expect(Array.isArray(given.clauses), 'clauses', 'a list of clause ids, maybe empty', given.clauses);
  expect(Array.isArray(given.needs), 'needs', 'a list of capabilities, maybe empty', given.needs);
  const share = given.premise?.share;
  expect(
    typeof share === 'number' && share >= 0 && share <= 1,
    'premise.share',
    'a share from 0 to 1',
    share,
  );
  expect(typeof given.premise?.text === 'string', 'premise.text', 'a phrase', given.premise?.text);
  expect(
    given.subject === undefined || given.subject === 'summarizer',
    'subject',
    "'summarizer', or left out",
    given.subject,
  );
  expect(typeof given.judge === 'function', 'judge', 'a function', given.judge);
  return property;
}
