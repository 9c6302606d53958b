import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import type { Tokenizer } from '../../../src/tokens/tokenizer.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { mapTurns, rewrite } from '../edit.js';
import { plainTurn, plainTurnOfSize } from '../plain.js';
import { withPlainAttachment } from '../plain-planted.js';
import type { Candidate, ShrinkTools } from '../reducer.js';
import { refits } from '../refit.js';

type Change = (turn: Turn, tokenizer: Tokenizer) => Turn;

/** From plain user prose, step by step, to smaller changes. A turn that loses its tools keeps its size. */
const CHANGES: readonly Change[] = [
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

/** Plainer turns: all of them at once, then one after the other, then exchange by exchange. */
export function* plainTurns(scenario: Scenario, tools: ShrinkTools): Iterable<Candidate> {
  const log = logOf(scenario);
  for (const change of CHANGES) {
    const plainer = mapTurns(scenario, (turn) => change(turn, tools.tokenizer));
    yield { scenario: plainer };
    if (log.length <= 3) for (const fitted of refits(plainer, scenario, tools)) yield { scenario: fitted };
  }
  if (log.length <= 1) return;
  for (const { id } of log) {
    for (const change of CHANGES) {
      const plainer = mapTurns(scenario, (turn) => (turn.id === id ? change(turn, tools.tokenizer) : turn));
      yield { scenario: plainer };
      if (log.length === 2) for (const fitted of refits(plainer, scenario, tools)) yield { scenario: fitted };
    }
    const uses = log.find((turn) => turn.id === id)?.uses ?? [];
    for (const use of uses) yield { scenario: withoutUse(scenario, use.id, tools) };
  }
}

/** Without one tool use, and without its result. */
function withoutUse(scenario: Scenario, gone: string, { tokenizer }: ShrinkTools): Scenario {
  return mapTurns(scenario, (turn) => {
    const uses = turn.uses?.filter((use) => use.id !== gone);
    const results = turn.results?.filter((result) => result.use !== gone);
    if (uses?.length === turn.uses?.length && results?.length === turn.results?.length) return turn;
    return rewrite(turn, { ...(uses && { uses }), ...(results && { results }) }, tokenizer);
  });
}
