import type { Property } from '../../src/property/property.js';
import { summariesUnderTest } from '../../src/property/summaries-under-test.js';

const SAYS = {
  blank: 'the summary is blank',
  'tool-call': 'the summarizer called a tool instead of writing',
  refusal: 'the summarizer declined',
  placeholder: 'the summary says that there is nothing to say',
  echo: 'the summary repeats one of the turns and says nothing of the others',
  'error-text': 'the text of an error stands in the place of the summary',
} as const;

export const usable: Property = {
  id: 'summarizer/usable',
  clauses: ['M5'],
  level: 'must',
  claim:
    'Turns that say something are never summarised by a blank, a refusal, a placeholder, an echo or the text of an error.',
  why: 'Such a text looks like a summary to whoever stores it, and the turns that it replaces are gone.',
  fix: 'Check what the model returned before you pass it on, and throw where it is no summary: an error is a refusal, and nothing is lost.',
  subject: 'summarizer',
  needs: [],
  premise: { text: 'turns were given that state something', share: 0.3 },
  judge(observation) {
    const calls = observation.moments.flatMap((moment) => moment.calls);
    const summaries = summariesUnderTest(observation);
    const violations = summaries.flatMap(({ moment, unusable, response }) =>
      unusable === null ? [] : [{ moment, says: SAYS[unusable], seen: response.text }],
    );
    return {
      met: summaries.filter(({ given }) => given.some(({ anchor }) => anchor !== null)).length,
      violations,
      figures: {
        'passes refused with an error': {
          part: calls.filter(({ response }) => response === null).length,
          whole: calls.length,
        },
      },
    };
  },
};
