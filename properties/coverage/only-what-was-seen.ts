import { absencesOf } from '../../src/property/absence.js';
import { isHeld, standingsAt } from '../../src/property/in-force.js';
import type { Observation } from '../../src/property/observation.js';
import { type Pass, passesOf } from '../../src/property/passes.js';
import type { Property, Violation } from '../../src/property/property.js';
import { seenBy } from '../../src/property/seen-by.js';
import { turnOf } from '../../src/property/turn-of.js';
import type { Turn } from '../../src/transcript/turn.js';

export const onlyWhatWasSeen: Property = {
  id: 'coverage/only-what-was-seen',
  clauses: ['K1'],
  level: 'must',
  claim: 'A turn is newly claimed only if all of its text reached the summarizer.',
  why: 'A summarizer cannot cover what it was never shown: trimming its input without trimming the claim loses turns in silence.',
  fix: 'Take the claim from the text that was really sent, after any trimming; leave the rest in the view for the next pass.',
  needs: [],
  premise: {
    text: 'a turn is newly claimed',
    share: 0.05,
    never: 'it never claimed a turn',
  },
  judge(observation) {
    const violations: Violation[] = [];
    const unusable = new Set(
      absencesOf(observation).flatMap(({ turn, cause }) => (cause === 'unusable' ? [turn.id] : [])),
    );
    const seen = new Set<string>();
    let met = 0;
    for (const pass of passesOf(observation)) {
      for (const call of pass.answered) for (const id of seenBy(call, observation.supports)) seen.add(id);
      if (pass.newlyClaimed.length > 0) met += 1;
      for (const id of pass.newlyClaimed) {
        const turn = turnOf(observation.scenario, id);
        if (!turn || turn.anchor === null || seen.has(id) || unusable.has(id)) continue;
        if (wasSplit(pass, turn) || wroteItself(observation, pass, turn)) continue;
        violations.push({ moment: pass.moment, turn: id, says: unseen(observation, pass, id) });
      }
    }
    for (const { moment, turn, cause } of absencesOf(observation)) {
      if (cause !== 'forgotten') continue;
      const says = `${turn.id} was summarized before, and that summary was not shown when it was replaced`;
      violations.push({ moment, turn: turn.id, says });
    }
    return { met, violations };
  },
};

/** An earlier pass had left only a part of the turn in the view, so that two passes showed it piece by piece. */
function wasSplit({ before }: Pass, { id, text }: Turn): boolean {
  return before?.view.some((item) => item.type === 'kept' && item.turn === id && item.text !== text) ?? false;
}

/** No summarizer answered, and the summary names the turn all the same: the compactor wrote it from the text. */
function wroteItself(observation: Observation, { now, answered }: Pass, { anchor }: Turn): boolean {
  return answered.length === 0 && isHeld(standingsAt(observation, now), [anchor!]);
}

function unseen({ supports }: Observation, pass: Pass, id: string): string {
  const claimed = supports.claims ? 'is claimed as covered' : 'was removed from the view';
  if (pass.now.calls.length === 0) return `${id} ${claimed}, and no summarizer was asked at all`;
  if (pass.answered.length === 0) return `${id} ${claimed}, and no summarizer answered`;
  const inPart = pass.answered.some((call) => call.shownInPart.includes(id));
  return `${id} ${claimed}, and the summarizer was shown ${inPart ? 'only a part of it' : 'nothing of it'}`;
}
