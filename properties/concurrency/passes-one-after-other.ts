import type { Moment } from '../../src/property/observation.js';
import type { Property } from '../../src/property/property.js';
import { stateDifference } from '../../src/property/same-state.js';
import { isMeanwhile, meanwhileAt } from '../../src/scenario/meanwhile.js';
import type { Scenario } from '../../src/scenario/scenario.js';

export const passesOneAfterOther: Property = {
  id: 'concurrency/passes-one-after-other',
  clauses: ['K11'],
  level: 'should',
  claim:
    'Two passes at once leave what they leave one after the other, or what the first of them leaves alone.',
  why: 'Both take the same turns, and what the first has put in their place is replaced or doubled by the second, which knew nothing of it.',
  fix: 'Let a second pass wait for the first, join it, or decline.',
  needs: ['concurrent'],
  implies: [
    'budget/view-shrinks',
    'conservation/ids-unique',
    'conservation/partition',
    'coverage/anchors-present',
    'coverage/removed-turns-summarized',
  ],
  premise: {
    text: 'a second pass was started while the first waited for its summarizer',
    share: 0.005,
    never: 'no second pass was ever started while the first waited',
  },
  companions(scenario, seen) {
    const place = overlapIn(scenario);
    return place === null || !hasOverlap(seen.moments, place)
      ? []
      : [inTurn(scenario, place), alone(scenario, place)];
  },
  judge({ scenario, moments }, [oneByOne, single]) {
    const place = overlapIn(scenario);
    if (place === null || !hasOverlap(moments, place) || !oneByOne || !single)
      return { met: 0, violations: [] };
    const moment = moments.findIndex(({ step }) => step === place);
    const now = moments[moment]!;
    const [after, first] = [oneByOne, single].map((played) => played.moments.at(-1));
    // Where a companion broke off, nothing is known of what it would have left.
    if (!after || !first || oneByOne.breakdown || single.breakdown) return { met: 0, violations: [] };
    const difference = stateDifference(after, now);
    const isEither = difference === null || stateDifference(first, now) === null;
    if (isEither) return { met: 1, violations: [] };
    const says = `two passes ran at once, and it is not as if one had followed the other: ${difference}`;
    return { met: 1, violations: [{ moment, says }] };
  },
};

/** The first pass during which nothing is to happen but a second one; null where there is none. */
function overlapIn(scenario: Scenario): number | null {
  const place = scenario.steps.findIndex((step, index) => {
    const meanwhile = isMeanwhile(step) ? [] : meanwhileAt(scenario, index);
    return meanwhile.length === 1 && meanwhile[0]!.step.step === 'compact';
  });
  return place < 0 ? null : place;
}

function hasOverlap(moments: readonly Moment[], place: number): boolean {
  return moments.find(({ step }) => step === place)?.meanwhile?.[0]?.call === 0;
}

function inTurn(scenario: Scenario, place: number): Scenario {
  return { ...scenario, steps: [...scenario.steps.slice(0, place + 1), { step: 'compact' }] };
}

function alone(scenario: Scenario, place: number): Scenario {
  return { ...scenario, steps: scenario.steps.slice(0, place + 1) };
}
