import type { Turn } from './turn.js';

/**
 * Turns that stand or fall together: one plain turn, or tool uses with the turns that hold their results.
 *
 * `pending` means that a use waits for its result and nothing but tool results follows it. A turn whose uses were
 * never answered and that is not pending was abandoned, and is plain.
 */
export interface Exchange {
  turns: Turn[];
  kind: 'plain' | 'tool';
  pending: boolean;
}

/** The exchanges of a log, in the order of their first turns; each turn is in exactly one. */
export function exchangesOf(turns: readonly Turn[]): Exchange[] {
  const users = userOfUse(turns);
  const leaders = new Map<Turn, Turn>();
  const answered = new Set<string>();
  for (const turn of turns) {
    if (!turn.results) continue;
    for (const { use } of turn.results) {
      answered.add(use);
      const user = users.get(use);
      if (user) join(leaders, user, turn);
    }
  }

  const lastOther = turns.findLastIndex((turn) => !holdsOnlyResults(turn));
  const exchanges: Exchange[] = [];
  const byLeader = new Map<Turn, Exchange>();
  turns.forEach((turn, index) => {
    if (!turn.uses && !turn.results) {
      exchanges.push({ turns: [turn], kind: 'plain', pending: false });
      return;
    }
    const leader = leaderOf(leaders, turn);
    let exchange = byLeader.get(leader);
    if (!exchange) {
      exchange = { turns: [], kind: 'plain', pending: false };
      byLeader.set(leader, exchange);
      exchanges.push(exchange);
    }
    exchange.turns.push(turn);
    const unanswered = turn.uses?.some((use) => !answered.has(use.id)) ?? false;
    if (unanswered && index === lastOther) exchange.pending = true;
    const isAnswered = turn.uses?.some((use) => answered.has(use.id)) ?? false;
    if (exchange.pending || isAnswered || turn.results?.length) exchange.kind = 'tool';
  });
  return exchanges;
}

function userOfUse(turns: readonly Turn[]): Map<string, Turn> {
  const users = new Map<string, Turn>();
  for (const turn of turns) if (turn.uses) for (const { id } of turn.uses) users.set(id, turn);
  return users;
}

/** Whether a turn has results, and no uses of its own. */
export function holdsOnlyResults(turn: Turn): boolean {
  return Boolean(turn.results?.length) && !turn.uses?.length;
}

/** A turn that answers uses of several turns makes one exchange of them all. */
function join(leaders: Map<Turn, Turn>, a: Turn, b: Turn): void {
  const first = leaderOf(leaders, a);
  const second = leaderOf(leaders, b);
  if (first !== second) leaders.set(second, first);
}

function leaderOf(leaders: Map<Turn, Turn>, turn: Turn): Turn {
  let leader = turn;
  for (let next = leaders.get(leader); next; next = leaders.get(leader)) leader = next;
  return leader;
}
