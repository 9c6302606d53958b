import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import type { Turn } from '../../src/transcript/turn.js';
import { rewrite } from './edit.js';
import { plainTurn, plainTurnOfSize } from './plain.js';
import { withPlainAttachment } from './plain-planted.js';

type Change = (turn: Turn, tokenizer: Tokenizer) => Turn;

/** From plain user prose, step by step, to smaller changes. A turn that loses its tools keeps its size. */
export const PLAINER_TURNS: readonly Change[] = [
  (turn, tokenizer) => withoutTools({ ...turn, role: 'user', kind: 'prose' }, tokenizer),
  (turn, tokenizer) => withoutTools({ ...turn, role: 'assistant', kind: 'prose' }, tokenizer),
  withoutTools,
  (turn) => ({ ...turn, role: turn.uses || turn.results ? turn.role : 'user' }),
  (turn) => ({ ...turn, role: turn.uses || turn.results ? turn.role : 'assistant' }),
  (turn) => ({ ...turn, kind: 'prose' }),
  ({ pinned, ...turn }) => turn,
  ({ attachments, ...turn }) => turn,
  withPlainAttachment,
  (turn, tokenizer) => plainTurn(withoutAnchor(turn), tokenizer),
  (turn, tokenizer) => plainTurnOfSize(withoutAnchor(turn), turn.tokens, tokenizer),
  ({ facts, ...turn }) => turn,
  ({ facts, ...turn }) => (facts ? { ...turn, facts: facts.slice(0, 1) } : turn),
  (turn) =>
    turn.facts && turn.anchor !== null
      ? { ...turn, facts: [{ key: turn.facts[0]?.key ?? 'k', value: turn.anchor }] }
      : turn,
  (turn, tokenizer) =>
    rewrite(turn, { results: turn.results?.map(({ failed, ...result }) => result) ?? [] }, tokenizer),
];

function withoutAnchor({ facts, ...turn }: Turn): Turn {
  return { ...turn, anchor: null };
}

function withoutTools({ uses, results, pinned, facts, ...turn }: Turn, tokenizer: Tokenizer): Turn {
  const basic = facts && turn.anchor !== null ? { facts } : {};
  return uses || results
    ? plainTurnOfSize({ ...turn, ...basic }, turn.tokens, tokenizer)
    : { ...turn, ...basic };
}
