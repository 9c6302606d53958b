import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { exchangesOf } from '../../../src/transcript/exchange.js';
import type { Turn, TurnId } from '../../../src/transcript/turn.js';
import { mapTurns } from '../edit.js';
import { shapedLike } from '../peculiar.js';
import type { Candidate, ShrinkTools } from '../reducer.js';
import { refit, refits } from '../refit.js';

interface Resume {
  size: number;
  start: number;
}

/** Up to so many turns, all ways to fit budget and cut to what is left are worth trying. */
const FEW = 3;

/**
 * Delta debugging over exchanges: without a half, a quarter … and each single one; then without each single turn. A
 * success goes on at the same place with chunks of the same size.
 */
export function* dropTurns(scenario: Scenario, tools: ShrinkTools, resume?: unknown): Iterable<Candidate> {
  const units = exchangesOf(logOf(scenario)).map(({ turns }) => turns.map((turn) => turn.id));
  const from = resume as Resume | undefined;
  let size = Math.min(from?.size ?? units.length, units.length);
  let start = from?.start ?? 0;
  while (size >= 1) {
    for (; start < units.length; start += size) {
      const gone = units.slice(start, start + size).flat();
      for (const smaller of withoutTurns(scenario, new Set(gone), tools)) {
        yield { scenario: smaller, resume: { size, start } satisfies Resume };
      }
    }
    start = 0;
    size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  for (const unit of units) {
    if (unit.length === 1) continue;
    for (const id of unit)
      for (const smaller of withoutTurns(scenario, new Set([id]), tools)) yield { scenario: smaller };
  }
}

function* withoutTurns(
  scenario: Scenario,
  gone: ReadonlySet<TurnId>,
  tools: ShrinkTools,
): Iterable<Scenario> {
  const smaller = mapTurns(scenario, (turn) => (gone.has(turn.id) ? null : turn));
  yield smaller;
  // Sessions keep the newest user turn, so that fewer turns may need another role.
  if (logOf(smaller).length < FEW) {
    yield mapTurns(smaller, (turn) => ({ ...turn, role: turn.results ? 'tool' : 'assistant' }));
    yield mapTurns(smaller, (turn) => (turn.role === 'user' ? { ...turn, role: 'assistant' } : turn));
  }
  if (logOf(smaller).length <= FEW) {
    yield* refits(smaller, scenario, tools);
    yield* withTheirTokens(smaller, scenario, tools);
  } else {
    const fitted = refit(smaller, scenario, tools);
    if (fitted) yield fitted;
  }
}

/** What is left, one of its turns as much longer as the turns were that went. */
function* withTheirTokens(
  smaller: Scenario,
  scenario: Scenario,
  { tokenizer }: ShrinkTools,
): Iterable<Scenario> {
  const tokens = (turns: readonly Turn[]) => turns.reduce((sum, turn) => sum + turn.tokens, 0);
  const gone = tokens(logOf(scenario)) - tokens(logOf(smaller));
  for (const long of logOf(smaller)) {
    const longer = shapedLike(long, long, tokenizer, gone);
    if (longer) yield mapTurns(smaller, (turn) => (turn === long ? longer : turn));
  }
}
