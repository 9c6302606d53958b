import type { Capabilities } from '../../src/compactor/capabilities.js';
import { isDisturbed } from '../../src/property/disturbed.js';
import type { Observation, SeenItem } from '../../src/property/observation.js';
import { countsOff } from '../../src/property/outcome-counts.js';
import { type Pass, passesOf } from '../../src/property/passes.js';
import type { Property } from '../../src/property/property.js';
import { usedAnswers } from '../../src/property/used-answers.js';
import { isChanged } from '../../src/property/view-change.js';
import { isNoTurn, textOf, viewTokens } from '../../src/property/view-items.js';

export const honestOutcome: Property = {
  id: 'protocol/honest-outcome',
  clauses: ['K13'],
  level: 'must',
  claim: 'What the outcome of a pass says agrees with what the pass did.',
  why: 'It is all that a log, a metric or a user ever sees of a pass.',
  fix: 'Make the outcome at the end, from the state that was committed.',
  needs: ['ownOutcome'],
  premise: { text: 'a pass gave an outcome', share: 0.1 },
  judge(observation) {
    const passes = passesOf(observation).filter(({ now }) => now.outcome !== null && !isDisturbed(now));
    const violations = passes.flatMap((pass) =>
      [
        statusLie(observation, pass),
        ...countsOff(observation, pass),
        truncatedLie(observation, pass),
        tokensLie(observation.supports, pass),
      ].flatMap((says) => (says ? [{ moment: pass.moment, says }] : [])),
    );
    return { met: passes.length, violations };
  },
};

/** A summary that was written anew in the same words is a pass that was applied, too. */
function statusLie(observation: Observation, pass: Pass): string | null {
  const { status } = pass.now.outcome!;
  if (status === 'compacted') {
    if (isChanged(pass) || usedAnswers(observation, pass.now).length > 0) return null;
    return 'the outcome says that the pass compacted, and neither view nor pointer set changed';
  }
  return isChanged(pass)
    ? `the outcome says ${status === 'noop' ? 'that there was nothing to do' : 'that the pass was refused'}, and the state changed`
    : null;
}

function truncatedLie(observation: Observation, { before, now }: Pass): string | null {
  if (!observation.supports.takesSignals || now.outcome!.truncated !== false) return null;
  const cut = usedAnswers(observation, now).filter(({ truth }) => truth.cut === 'signalled');
  const isFresh = (item: SeenItem) =>
    isNoTurn(item) && !before?.view.some((earlier) => textOf(earlier) === textOf(item));
  const isCut = cut.some(({ response }) => {
    const written = response!.text.trim();
    return now.view.some((item) => isFresh(item) && textOf(item).includes(written));
  });
  return isCut
    ? 'the outcome says that nothing was truncated, and the summarizer had said that its text was cut'
    : null;
}

/** An estimate may be off by its factor, so that only a larger change shows which way the view went. */
function tokensLie({ estimateFactor }: Capabilities, { before, now }: Pass): string | null {
  const { tokensBefore, tokensAfter } = now.outcome!;
  if (!before || before.appended !== now.appended || tokensBefore === undefined || tokensAfter === undefined)
    return null;
  const [from, to] = [viewTokens(before), viewTokens(now)];
  const isClear = Math.max(from, to) > estimateFactor * Math.min(from, to);
  if (!isClear || Math.sign(tokensAfter - tokensBefore) * Math.sign(to - from) >= 0) return null;
  return `the outcome says that the view went from ${tokensBefore} to ${tokensAfter} tokens, and it went from ${from} to ${to}`;
}
