import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { mapTurns } from '../edit.js';
import { plainTurn, plainTurnOfSize } from '../plain.js';
import { plainAnchor } from '../plain-anchors.js';
import { PLAINER_TURNS } from '../plainer-turns.js';
import type { Candidate, ShrinkTools } from '../reducer.js';
import { refits } from '../refit.js';
import { twinsOf } from '../twins-of.js';
import { withAnchor } from '../with-anchor.js';

type Change = (turn: Turn) => Turn;

/** Turns of one text stay twins only if they become plainer together: without their anchor, with a plain one, of another role, shorter. */
export function* plainTwins(scenario: Scenario, tools: ShrinkTools): Iterable<Candidate> {
  const log = logOf(scenario);
  for (const twins of twinsOf(log)) {
    yield* instead(scenario, twins, tools);
    for (const change of changesOf(twins, log, tools)) {
      const plainer = mapTurns(scenario, (turn) => (twins.includes(turn) ? change(turn) : turn));
      yield { scenario: plainer };
      if (log.length <= 3) for (const fitted of refits(plainer, scenario, tools)) yield { scenario: fitted };
    }
  }
}

function changesOf([first]: readonly Turn[], log: readonly Turn[], { tokenizer }: ShrinkTools): Change[] {
  const place = log.indexOf(first!);
  const named = (turn: Turn) => withAnchor(turn, turn.anchor && plainAnchor(place), place);
  return [
    (turn) => plainTurn(named(turn), tokenizer),
    (turn) => plainTurnOfSize(named(turn), turn.tokens, tokenizer),
    (turn) => plainTurn(turn, tokenizer),
    (turn) => plainTurnOfSize(turn, turn.tokens, tokenizer),
    ...PLAINER_TURNS.map(
      (change): Change =>
        (turn) =>
          change(turn, tokenizer),
    ),
  ];
}

/** Twins that state nothing say what another turn says, which is needed no more then. */
function* instead(
  scenario: Scenario,
  twins: readonly Turn[],
  { tokenizer }: ShrinkTools,
): Iterable<Candidate> {
  if (twins.some(({ anchor, uses, results }) => anchor !== null || uses || results)) return;
  for (const other of logOf(scenario)) {
    if (other.anchor === null || other.uses || other.results) continue;
    yield {
      scenario: mapTurns(scenario, (turn) => {
        if (turn === other) return null;
        return twins.includes(turn) ? plainTurn({ ...turn, anchor: plainAnchor(0) }, tokenizer) : turn;
      }),
    };
  }
}
