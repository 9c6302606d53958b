import { absencesOf } from '../../src/property/absence.js';
import { putIn } from '../../src/property/failed-pass.js';
import { type Pass, passesOf } from '../../src/property/passes.js';
import type { Property, Violation } from '../../src/property/property.js';
import { summariesIn } from '../../src/property/summaries-in.js';
import { textOf } from '../../src/property/view-items.js';
import type { SummarizerCall } from '../../src/simulation/summarizer-call.js';
import { isPresent } from '../../src/transcript/presence.js';
import type { Turn } from '../../src/transcript/turn.js';

export const nothingUnusableCommitted: Property = {
  id: 'failure/nothing-unusable-committed',
  clauses: ['K2'],
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
      const instead = putIn(passes.find((pass) => pass.moment === moment)!);
      // Where nothing was put in their place, failure/failed-pass-changes-nothing tells of it.
      if (instead.length === 0 || instead.some((item) => isPresent(turn.anchor!, textOf(item)))) continue;
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

function whatIsIn(body: string, { now, log }: Pass): string | null {
  const committed = body.trim();
  if (committed === '') return 'a blank';
  const said = now.calls.filter(({ response }) => response?.text.trim() === committed);
  if (said.some(({ truth }) => truth.unusable === null)) return null;
  const unusable = said[0]?.truth.unusable;
  if (unusable) return unusable === 'echo' ? 'an echo of one turn' : `a ${unusable}`;
  if (now.calls.some(({ error }) => error && body.includes(error))) return 'an error message';
  const wrapped = now.calls.find((call) => isExcuse(call) && body.includes(call.response!.text.trim()));
  return wrapped && !holdsAnchor(body, log) ? `a ${wrapped.truth.unusable}` : null;
}

/** An answer that is wrong in whatever it is wrapped: a heading does not make a summary of it. */
function isExcuse({ truth }: SummarizerCall): boolean {
  return truth.unusable === 'refusal' || truth.unusable === 'placeholder';
}

function holdsAnchor(body: string, log: readonly Turn[]): boolean {
  return log.some(({ anchor }) => anchor !== null && isPresent(anchor, body));
}
