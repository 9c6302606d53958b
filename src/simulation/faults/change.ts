import { statementLine } from '../line.js';
import { strikeLines } from '../target.js';
import { changedAnchor } from './changed-anchor.js';
import type { ApplyFault } from './fault.js';

/** Copies an anchor wrongly, as models do with long numbers, rare names and paths; its facts stay. */
export const change: ApplyFault<'change'> = (draft, { how, target }, { known, tokenizer }) =>
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
  });
