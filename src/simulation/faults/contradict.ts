import { statementLine } from '../line.js';
import { MADE_UP_VALUE } from '../simulator-texts.js';
import { strikeLines } from '../target.js';
import { changedAnchor } from './changed-anchor.js';
import type { FaultKind } from './fault.js';

export const contradict: FaultKind<'contradict'> = {
  does: 'Names a turn and gives another value than the turn does.',
  imitates: 'Models that mix up two numbers, or an old one and a new one.',
  example: { fault: 'contradict', target: { at: 'head', turns: 1 } },
  apply: (draft, { target }, { known, tokenizer }) =>
    strikeLines(draft, target, known, (line) => {
      const { anchor, facts, turn } = line.statement;
      const [first] = turn.facts ?? [];
      const others = facts.filter(({ value }) => value !== anchor);
      // Where nothing but the anchor is stated, it stays, and a value is added that it is not.
      const denied = others.length > 0 ? others : [{ key: first?.key ?? 'status', value: first?.value }];
      const contradicted = denied.map(({ key, value }) => ({
        key,
        value: value === undefined ? MADE_UP_VALUE : changedAnchor(value, 'character'),
      }));
      return statementLine({ ...line.statement, facts: contradicted, whole: false }, tokenizer);
    }),
};
