import { statementLine } from '../line.js';
import { MADE_UP_VALUE } from '../simulator-texts.js';
import { strikeLines } from '../target.js';
import { changedAnchor } from './changed-anchor.js';
import type { FaultKind } from './fault.js';

export const contradict: FaultKind<'contradict'> = {
  does: 'Names a turn and gives another value than the turn does; of several facts, for the last one.',
  imitates: 'Models that mix up two numbers, or an old one and a new one.',
  example: { fault: 'contradict', target: { at: 'head', turns: 1 } },
  apply: (draft, { target }, { known, tokenizer }) =>
    strikeLines(draft, target, known, (line) => {
      const { anchor, facts, turn } = line.statement;
      const stated = facts.filter(({ value }) => value !== anchor);
      // Where nothing but the anchor is stated, it stays, and a value is added that it is not.
      const denied = stated.pop() ?? turn.facts?.at(-1);
      const contradicted = denied
        ? { ...denied, value: changedAnchor(denied.value, 'character') }
        : { key: 'status', value: MADE_UP_VALUE };
      return statementLine({ ...line.statement, facts: [...stated, contradicted], whole: false }, tokenizer);
    }),
};
