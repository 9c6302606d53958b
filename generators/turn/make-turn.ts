import type { Turn } from '../../src/transcript/turn.js';
import type { Material } from '../material/material.js';
import { joinPassages, type Passage } from '../material/passage.js';

/** The id of a turn whose place in the log is not known yet. */
const UNPLACED = '';

/** A turn whose text is the passages, line by line, with its tokens; it gets its id when it is placed in a log. */
export function makeTurn(
  material: Material,
  passages: readonly Passage[],
  rest: Omit<Turn, 'id' | 'text' | 'tokens' | 'pinned'>,
): Turn {
  const whole = joinPassages(passages);
  const text = whole?.text ?? '';
  const tokens = material.additive ? (whole?.last ?? 0) : material.tokenizer.count(text);
  const { role, kind, anchor, facts, uses, results } = rest;
  const turn: Turn = { id: UNPLACED, role, kind, text, tokens, anchor };
  if (facts) turn.facts = facts;
  if (uses) turn.uses = uses;
  if (results) turn.results = results;
  return turn;
}
