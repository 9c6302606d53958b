import { anchorsPresent } from '../transcript/presence.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { hasAnchor } from './faithful-summary.js';
import type { Written } from './write-out.js';

/**
 * The turns whose anchor, and whose anchor and facts, a summary holds.
 *
 * What was written whole is known from writing it; only what a fault or the cut touched is read again.
 */
export function groundTruth(
  written: Written,
  known: readonly Turn[],
  isCut: boolean,
): { anchors: TurnId[]; facts: TurnId[] } {
  const wholeLines = new Set<string>();
  let touched = '';
  for (const { statement, text } of written.lines) {
    if (statement?.whole) wholeLines.add(statement.anchor);
    else touched += text;
  }
  touched += written.rest;

  const anchored = known.filter(hasAnchor);
  const unsure = touched === '' ? [] : anchored.filter((turn) => !wholeLines.has(turn.anchor));
  const found = anchorsPresent(unsure.flatMap(needlesOf), touched, { cut: isCut });
  const anchors = anchored.filter(({ anchor }) => wholeLines.has(anchor) || found.has(anchor));
  const facts = anchors.filter(
    (turn) => wholeLines.has(turn.anchor) || needlesOf(turn).every((needle) => found.has(needle)),
  );
  return { anchors: anchors.map((turn) => turn.id), facts: facts.map((turn) => turn.id) };
}

function needlesOf(turn: Turn & { anchor: string }): string[] {
  return [turn.anchor, ...(turn.facts ?? []).map((fact) => fact.value)];
}
