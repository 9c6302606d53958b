import { keptAt } from '../../src/property/in-force.js';
import type { Moment } from '../../src/property/observation.js';
import type { Property, Violation } from '../../src/property/property.js';
import type { Step } from '../../src/scenario/scenario.js';
import type { Turn } from '../../src/transcript/turn.js';

export const appendedDuringKept: Property = {
  id: 'concurrency/appended-during-kept',
  clauses: ['K11'],
  level: 'must',
  claim:
    'A turn that is appended while a pass waits for its summarizer is in the view after it, once, and unclaimed.',
  why: 'Whoever takes a snapshot, waits for a model, and then puts the result in the place of everything destroys what was said in between.',
  fix: 'When the summary has come, replace only the turns that were handed to the summarizer, and leave all others where they are.',
  needs: ['concurrent'],
  implies: [
    'conservation/partition',
    'conservation/loud',
    'conservation/ids-unique',
    'conservation/log-append-only',
    'coverage/anchors-present',
    'coverage/anchored-only',
    'coverage/only-what-was-seen',
    'protocol/newest-request-kept',
    'protocol/user-turn-present',
    'reconstruction/fact-answered',
    'reconstruction/fact-answered-strict',
  ],
  premise: {
    text: 'turns were appended while a pass waited for its summarizer',
    share: 0.005,
    never: 'it never took turns while a pass waited for its summarizer',
  },
  judge({ scenario, moments }) {
    const violations: Violation[] = [];
    let met = 0;
    for (const [place, now] of moments.entries()) {
      const turns = appendedMeanwhile(scenario.steps, now);
      if (turns.length > 0) met += 1;
      for (const turn of turns) {
        const trouble = troubleWith(now, turn);
        if (!trouble) continue;
        const says = `${turn.id} was appended while the pass waited for its summarizer, and ${trouble}`;
        violations.push({ moment: place, turn: turn.id, says });
      }
    }
    return { met, violations };
  },
};

/** Turns that a summarizer was shown in the same step may have been compacted by a pass of their own. */
function appendedMeanwhile(steps: readonly Step[], { meanwhile = [], calls }: Moment): Turn[] {
  if (meanwhile.some(({ step }) => steps[step]!.step !== 'append')) return [];
  const shown = new Set(calls.flatMap((call) => [...call.shown, ...call.shownInPart]));
  return meanwhile.flatMap(({ step, call, refusal }) => {
    const played = steps[step]!;
    if (played.step !== 'append' || call === null || refusal) return [];
    return played.turns.filter(({ id }) => !shown.has(id));
  });
}

function troubleWith(now: Moment, { id }: Turn): string | null {
  if (!keptAt(now).has(id)) return 'is not in the view after it';
  const times = now.view.filter((item) => item.type === 'kept' && item.turn === id).length;
  if (times > 1) return `stands in the view ${times} times after it`;
  if (now.claims?.covered.includes(id)) return 'is claimed as covered, although no summarizer ever saw it';
  return null;
}
