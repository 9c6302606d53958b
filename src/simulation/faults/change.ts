import { statementLine } from '../line.js';
import { strikeLines } from '../target.js';
import { changedAnchor } from './changed-anchor.js';
import type { FaultKind } from './fault.js';

export const change: FaultKind<'change'> = {
  does: 'Copies an anchor wrongly: in another letter case, spacing or normal form, with one other character, or in part. The facts stay.',
  imitates: 'Models that copy long numbers, rare names and paths.',
  example: { fault: 'change', how: 'case', target: { ids: ['t2'] } },
  apply: (draft, { how, target }, { known, tokenizer }) =>
    strikeLines(draft, target, known, (line) => {
      const { anchor, facts } = line.statement;
      const changed = changedAnchor(anchor, how);
      if (changed === anchor) return line;
      // A value may spell the anchor too, as in `src/a.ts` and `src/a.ts:42`.
      const changedFacts = facts.map((fact) => ({
        ...fact,
        value: fact.value.replaceAll(anchor, () => changed),
      }));
      return statementLine(
        { ...line.statement, anchor: changed, facts: changedFacts, whole: false },
        tokenizer,
      );
    }),
};
