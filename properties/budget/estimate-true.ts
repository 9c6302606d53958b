import type { Property } from '../../src/property/property.js';

/** Below, a few tokens more or less are a large factor. */
const TELLING = 20;

export const estimateTrue: Property = {
  id: 'budget/estimate-true',
  clauses: ['K21'],
  level: 'must',
  claim:
    'An estimate of tokens is within the stated factor of a real count, whatever the script and the length.',
  why: 'Where four characters count as a token, a Chinese conversation overflows its window long before its trigger.',
  fix: 'Count with the model’s tokenizer, or estimate by script; or state a larger `estimateFactor`.',
  needs: ['estimate'],
  premise: { text: `a text of at least ${TELLING} tokens was estimated`, share: 0.1 },
  judge({ estimates, moments, supports }) {
    const telling = (estimates ?? []).filter(({ tokens }) => tokens >= TELLING);
    const factor = Math.max(1, supports.estimateFactor);
    const wrong = telling.filter(
      ({ tokens, estimate }) => estimate * factor < tokens || estimate > tokens * factor,
    );
    const violations = wrong.map(({ turn, tokens, estimate }) => ({
      moment: moments.length - 1,
      turn,
      says: `it estimates the text of ${turn} at ${estimate} tokens, and it has ${tokens}`,
      expected: `${Math.ceil(tokens / factor)} to ${Math.floor(tokens * factor)}`,
      seen: `${estimate}`,
    }));
    return { met: telling.length, violations };
  },
};
