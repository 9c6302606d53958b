import { absencesOf } from '../../src/property/absence.js';
import { type Pass, passesOf } from '../../src/property/passes.js';
import type { Property, Violation } from '../../src/property/property.js';
import { summariesIn } from '../../src/property/summaries-in.js';

export const nothingUnusableCommitted: Property = {
  id: 'failure/nothing-unusable-committed',
  clauses: ['K2', 'K3'],
  level: 'must',
  claim:
    'A blank, a refusal, a placeholder, an echo, a tool call or an error message never takes the place of turns.',
  why: 'What was removed is gone from the context, and what stands there instead says nothing about it.',
  fix: 'Check the answer before it is committed; on anything that is no summary, leave view and pointer set as they were.',
  needs: [],
  premise: {
    text: 'a summarizer failed or gave no summary',
    share: 0.02,
    never: 'it never asked a summarizer that failed',
  },
  judge(observation) {
    const passes = passesOf(observation).filter(({ now }) =>
      now.calls.some((call) => call.truth.unusable !== null || call.error !== null),
    );
    const violations = passes.filter(isLossy).flatMap(committed);
    for (const { moment, turn, cause } of absencesOf(observation)) {
      if (cause !== 'unusable' || violations.some((violation) => violation.moment === moment)) continue;
      violations.push({
        moment,
        turn: turn.id,
        says: `${turn.id} was removed from the view although the summarizer gave no summary`,
      });
    }
    return { met: passes.length, violations };
  },
};

/** Whether a turn that says something was removed or claimed: of small talk, even a faithful summary says nothing. */
function isLossy({ leftView, newlyClaimed, log }: Pass): boolean {
  const touched = new Set([...leftView, ...newlyClaimed]);
  return log.some((turn) => turn.anchor !== null && touched.has(turn.id));
}

function committed(pass: Pass): Violation[] {
  const earlier = new Set(pass.before ? summariesIn(pass.before).map(({ body }) => body) : []);
  const fresh = summariesIn(pass.now).filter(({ body }) => !earlier.has(body));
  if (fresh.length === 0) return removedForNothing(pass);
  return fresh.flatMap(({ body }) => {
    const what = whatIsIn(body, pass);
    return what
      ? [
          {
            moment: pass.moment,
            says: `${what} was committed as the summary: ${JSON.stringify(body.slice(0, 80))}`,
          },
        ]
      : [];
  });
}

/** No summary came, no other was put in its place, and turns left the view all the same. */
function removedForNothing({ moment, now, answered, leftView }: Pass): Violation[] {
  const isUsable = answered.some(({ truth }) => truth.unusable === null);
  if (now.calls.length === 0 || isUsable || now.claims === null) return [];
  return leftView.map((id) => ({
    moment,
    turn: id,
    says: `${id} left the view although the summarizer gave no summary`,
  }));
}

function whatIsIn(body: string, { now }: Pass): string | null {
  const committed = body.trim();
  if (committed === '') return 'a blank';
  const said = now.calls.filter(({ response }) => response?.text.trim() === committed);
  if (said.some(({ truth }) => truth.unusable === null)) return null;
  const unusable = said[0]?.truth.unusable;
  if (unusable) return unusable === 'echo' ? 'an echo of one turn' : `a ${unusable}`;
  return now.calls.some(({ error }) => error && body.includes(error)) ? 'an error message' : null;
}
