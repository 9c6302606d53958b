import { addLines } from '../draft.js';
import { hasAnchor, withoutTwins } from '../faithful-summary.js';
import { statementLine } from '../line.js';
import { MADE_UP_VALUE } from '../simulator-texts.js';
import type { FaultKind } from './fault.js';

export const mention: FaultKind<'mention'> = {
  does: 'Tells something made up about turns that it was never shown.',
  imitates: 'Models that guess from a file list, a plan or a name.',
  example: { fault: 'mention', ids: ['t9'] },
  apply: (draft, { ids }, { known, reading, tokenizer }) => {
    const seen = new Set(
      [...reading.shown, ...reading.inPart, ...reading.carried].map((turn) => turn.anchor),
    );
    const named = known.filter((turn) => ids.includes(turn.id));
    const unseen = withoutTwins(named).filter((turn) => !seen.has(turn.anchor));
    if (unseen.length === 0) return draft;
    const lines = unseen.filter(hasAnchor).map((turn) => {
      const facts = [{ key: turn.facts?.[0]?.key ?? 'status', value: MADE_UP_VALUE }];
      return statementLine({ turn, anchor: turn.anchor, facts, whole: false }, tokenizer);
    });
    return addLines(draft, lines, tokenizer);
  },
};
