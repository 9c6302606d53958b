import { keptAt } from '../../src/property/in-force.js';
import type { Moment } from '../../src/property/observation.js';
import { passesOf } from '../../src/property/passes.js';
import type { Property, Violation } from '../../src/property/property.js';
import { turnOf } from '../../src/property/turn-of.js';
import type { Attachment, TurnId } from '../../src/transcript/turn.js';

export const attachmentsLeaveATrace: Property = {
  id: 'coverage/attachments-leave-a-trace',
  clauses: ['K17'],
  level: 'should',
  claim: 'An attachment whose turn leaves the context was named to the summarizer, or is named in the view.',
  why: 'An image that renders to nothing is gone without a word, and the next answer denies that there was one.',
  fix: 'Write a line such as `[image: screenshot.png]` into the summarizer’s input for whatever is no text.',
  needs: ['takesAttachments'],
  premise: {
    text: 'a turn with an attachment leaves the context',
    share: 0.02,
    never: 'no turn with an attachment ever left the context',
  },
  judge(observation) {
    const violations: Violation[] = [];
    const told = new Set<TurnId>();
    const traced = new Set<TurnId>();
    for (const { moment, now, newlyClaimed, leftView } of passesOf(observation)) {
      for (const call of now.calls) for (const id of call.traced ?? []) traced.add(id);
      const kept = keptAt(now);
      for (const id of new Set([...newlyClaimed, ...leftView])) {
        const { attachments = [] } = turnOf(observation.scenario, id) ?? {};
        if (attachments.length === 0 || kept.has(id) || told.has(id)) continue;
        told.add(id);
        if (traced.has(id) || attachments.some((attachment) => isNamed(attachment, now))) continue;
        const { type, name } = attachments[0]!;
        violations.push({
          moment,
          turn: id,
          says: `${id} left the context, and nothing told the summarizer or says in the view that it had the ${type} ${name}`,
        });
      }
    }
    return { met: told.size, violations };
  },
};

/** By its name, or by its type in something that is no turn. */
function isNamed({ type, name }: Attachment, { view }: Moment): boolean {
  const word = new RegExp(`\\b${type}\\b`, 'i');
  return view.some((item) => {
    const text = item.type === 'summary' ? (item.text ?? item.body) : item.text;
    return text.includes(name) || (item.type !== 'kept' && word.test(text));
  });
}
