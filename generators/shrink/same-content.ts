import { logOf } from '../../src/scenario/log-of.js';
import type { Scenario } from '../../src/scenario/scenario.js';
import type { Turn } from '../../src/transcript/turn.js';

/** Whether every turn of a scenario says what a turn of another says, whatever the ids of both. */
export function hasSameContent(scenario: Scenario, other: Scenario): boolean {
  const theirs = new Map<string, Turn[]>();
  for (const turn of logOf(other)) {
    const same = theirs.get(turn.text);
    if (same) same.push(turn);
    else theirs.set(turn.text, [turn]);
  }
  return logOf(scenario).every((turn) =>
    theirs.get(turn.text)?.some((one) => one === turn || isSame(one, turn)),
  );
}

function isSame(one: Turn, other: Turn): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf({ role, kind, anchor, facts, uses, results, attachments, pinned }: Turn): string {
  return JSON.stringify([
    role,
    kind,
    anchor,
    facts,
    uses?.map(({ name, input }) => [name, input]),
    results?.map(({ text, failed }) => [text, failed]),
    attachments,
    pinned,
  ]);
}
