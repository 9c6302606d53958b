import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { mapTurns, rewrite } from '../edit.js';
import { PLAINER_TURNS } from '../plainer-turns.js';
import type { Candidate, ShrinkTools } from '../reducer.js';
import { refits } from '../refit.js';

/** Plainer turns: all of them at once, then one after the other, then exchange by exchange. */
export function* plainTurns(scenario: Scenario, tools: ShrinkTools): Iterable<Candidate> {
  const log = logOf(scenario);
  for (const change of PLAINER_TURNS) {
    const plainer = mapTurns(scenario, (turn) => change(turn, tools.tokenizer));
    yield { scenario: plainer };
    if (log.length <= 3) for (const fitted of refits(plainer, scenario, tools)) yield { scenario: fitted };
  }
  if (log.length <= 1) return;
  for (const { id } of log) {
    for (const change of PLAINER_TURNS) {
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
