import type { Turn } from '../transcript/turn.js';
import { anchorFamily } from './anchor-family.js';
import type { Target } from './behaviour.js';
import type { Draft } from './draft.js';
import { isStatement, type Line, type StatementLine } from './line.js';

/** A draft in which each line that `target` names became what `spoil` makes of it, or went where that is null. */
export function strikeLines(
  draft: Draft,
  target: Target,
  known: readonly Turn[],
  spoil: (line: StatementLine) => Line | null,
): Draft {
  const struck = new Set<Line>(linesStruck(target, draft.lines.filter(isStatement), known));
  const lines = draft.lines.flatMap((line) =>
    struck.has(line) ? (spoil(line as StatementLine) ?? []) : line,
  );
  const isSame = lines.length === draft.lines.length && lines.every((line, at) => line === draft.lines[at]);
  return isSame ? draft : { ...draft, lines };
}

function linesStruck(
  target: Target,
  lines: readonly StatementLine[],
  known: readonly Turn[],
): readonly Line[] {
  if ('ids' in target) {
    // By anchors, because twins have one line together.
    const anchors = new Set(known.filter((turn) => target.ids.includes(turn.id)).map((turn) => turn.anchor));
    return lines.filter((line) => anchors.has(line.statement.turn.anchor));
  }
  if ('family' in target) {
    return lines.filter((line) => anchorFamily(line.statement.turn.anchor ?? '') === target.family);
  }
  const spared = Math.max(0, lines.length - target.turns);
  const from = { head: 0, middle: Math.floor(spared / 2), tail: spared }[target.at];
  return lines.slice(from, from + target.turns);
}
