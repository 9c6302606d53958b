import type { Compactor } from '../../src/compactor/compactor.js';
import type { Outcome, ViewItem } from '../../src/compactor/session.js';
import type { Role, Turn } from '../../src/transcript/turn.js';
import { session } from '../compactors/made-to-measure.js';
import { said } from '../conversation.js';

/** A session that shows what `edit` makes of the view. */
export function showing(edit: (items: ViewItem[]) => ViewItem[]): Compactor {
  return session((ledger) => ({ view: () => edit(ledger.view()) }));
}

/** A session that shows these items, whatever was appended, and whose passes end like this. */
export function fixed(
  before: ViewItem[],
  after = before,
  outcome: Outcome = { status: 'compacted' },
): Compactor {
  let now = before;
  return session(() => ({
    append: () => {
      now = before;
    },
    compact: () => {
      now = after;
      return outcome;
    },
    view: () => now,
    claims: undefined,
    recall: undefined,
  }));
}

export const kept = ({ id, role, text }: Turn): ViewItem => ({ type: 'kept', turn: id, role, text });

export const summary = (body: string, role: Role = 'user'): ViewItem => ({ type: 'summary', role, body });

export const note = (role: Role, text = '[cleared]'): ViewItem => ({ type: 'synthetic', role, text });

/** A turn of the assistant that uses tools, one for each id. */
export const uses = (id: string, anchor: string, ...calls: string[]): Turn =>
  said(id, anchor, {
    text: [`See ${anchor}.`, ...calls.map((call) => `run {"${call}":1}`)].join('\n'),
    uses: calls.map((call) => ({ id: call, name: 'run', input: `{"${call}":1}` })),
  });

/** A tool's turn with a result for each of the uses; the anchor stands in the first. */
export const results = (id: string, anchor: string, ...calls: string[]): Turn => {
  const texts = calls.map((call, index) => (index === 0 ? `See ${anchor}.` : `Done ${call}.`));
  return said(id, anchor, {
    role: 'tool',
    text: texts.join('\n'),
    results: calls.map((use, index) => ({ use, text: texts[index]! })),
  });
};
