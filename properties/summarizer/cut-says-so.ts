import { needlesOf } from '../../src/property/needles.js';
import type { Property, Violation } from '../../src/property/property.js';
import { type SummaryUnderTest, summariesUnderTest } from '../../src/property/summaries-under-test.js';
import type { Scenario } from '../../src/scenario/scenario.js';
import { finishedBody } from '../../src/simulation/under-test/finished-body.js';
import { tornEnd } from '../../src/simulation/under-test/torn-end.js';

export const cutSaysSo: Property = {
  id: 'summarizer/cut-says-so',
  clauses: ['M2'],
  level: 'must',
  claim: 'A text that was cut says so, and no closing marker stands under an unfinished text.',
  why: 'Whoever takes the text for whole looks for nothing beyond its end, and the beginning of a number passes for another number.',
  fix: 'Pass the finish reason of the model on as `finish`, or have it end with a marker and give that as `closingMarker`; where you cut yourself, return `finish: "length"`, and cut between lines.',
  subject: 'summarizer',
  needs: [],
  premise: {
    text: 'the budget is too small for all that there is to say',
    share: 0.02,
    never: 'it never had more to say than its budget holds',
  },
  judge(observation) {
    const written = summariesUnderTest(observation);
    return {
      met: written.filter(isShort).length,
      violations: written.flatMap((summary) => tornIn(summary, observation.scenario)),
    };
  },
};

function isShort({ call, response }: SummaryUnderTest): boolean {
  const { budget } = call.request;
  return finishedBody(response) === null || (budget !== null && (call.plainTokens ?? 0) > budget);
}

function tornIn({ moment, call, response, given }: SummaryUnderTest, scenario: Scenario): Violation[] {
  const body = finishedBody(response);
  if (body === null) return [];
  const sources = [...given.map(({ text }) => text), call.request.previous ?? ''];
  const torn = tornEnd(body, needlesOf(scenario), sources);
  if (!torn) return [];
  const { closingMarker, finish } = response;
  const end = JSON.stringify(torn.end);
  const breaksOff = torn.of === null ? `half a character (${end})` : `${end}, where ${torn.of} begins`;
  const saying =
    closingMarker === undefined
      ? finish
        ? `and its finish reason is “${finish}”`
        : 'and nothing says that it was cut'
      : `and its closing marker ${JSON.stringify(closingMarker)} stands under it`;
  return [{ moment, says: `the text breaks off after ${breaksOff}, ${saying}` }];
}
