import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { mapTurns } from '../edit.js';
import { peculiarTurn } from '../peculiar.js';
import { PECULIAR_TEXTS } from '../peculiar-texts.js';
import { plainTurn, plainTurnOfSize } from '../plain.js';
import type { Candidate, ShrinkTools } from '../reducer.js';
import { refits } from '../refit.js';

/** Plain texts for all turns, then for each; of their own size first, then as short as can be, then peculiar ones. */
export function* plainTexts(scenario: Scenario, tools: ShrinkTools): Iterable<Candidate> {
  const log = logOf(scenario);
  const changes: ((turn: Turn) => Turn)[] = [
    (turn) => plainTurn(turn, tools.tokenizer),
    (turn) => plainTurnOfSize(turn, turn.tokens, tools.tokenizer),
  ];
  for (const change of changes) {
    const plainer = mapTurns(scenario, change);
    yield { scenario: plainer };
    if (log.length <= 3) for (const fitted of refits(plainer, scenario, tools)) yield { scenario: fitted };
  }
  if (log.length > 1)
    for (const { id } of log) {
      for (const change of changes)
        yield { scenario: mapTurns(scenario, (turn) => (turn.id === id ? change(turn) : turn)) };
    }
  for (const long of log.slice(0, 4)) {
    for (const pattern of PECULIAR_TEXTS) {
      const short = peculiarTurn(long, pattern, tools.tokenizer);
      const padding = Math.max(0, long.tokens - short.tokens - 1);
      for (const peculiar of [short, peculiarTurn(long, pattern, tools.tokenizer, padding)]) {
        yield { scenario: mapTurns(scenario, (turn) => (turn.id === long.id ? peculiar : turn)) };
      }
    }
  }
}
