import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { mapTurns, rewrite } from '../edit.js';
import { plainSentence, plainTurn, plainTurnOfSize } from '../plain.js';
import type { Candidate, ShrinkTools } from '../reducer.js';
import { refits } from '../refit.js';

/** What can be peculiar about a text, the plainer first: `…` is the plain sentence. */
const PECULIAR = ['…\n', ' …', '…  …', '…\r\n', '…\u3002', '…\u{1f642}', '"…"', '<b>…</b>', '```\n…\n```'];

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
  for (const { id } of log.slice(0, 4)) {
    for (const pattern of PECULIAR) {
      yield {
        scenario: mapTurns(scenario, (turn) => (turn.id === id ? peculiar(turn, pattern, tools) : turn)),
      };
    }
  }
}

function peculiar(turn: Turn, pattern: string, { tokenizer }: ShrinkTools): Turn {
  if (turn.results) return turn;
  const prose = pattern.replaceAll('…', () => plainSentence(turn.anchor, turn.facts));
  return rewrite(turn, { prose }, tokenizer);
}
