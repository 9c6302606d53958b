import { anchorsPresent, occurrences } from '../transcript/presence.js';
import type { Turn } from '../transcript/turn.js';

export interface EvidenceOptions {
  /** The summary is unfinished. */
  cut?: boolean;
  /** Demand every fact's value too, not only the anchor. */
  facts?: boolean;
}

/**
 * What a summary must hold before a turn may be claimed: its anchor, and the values of its facts where they are
 * demanded. Nothing is evidence for a turn without an anchor: the list is empty.
 */
export function evidenceFor(turn: Turn, options: EvidenceOptions = {}): string[] {
  if (turn.anchor === null) return [];
  const values = options.facts ? (turn.facts ?? []).map((fact) => fact.value) : [];
  return [turn.anchor, ...values];
}

/**
 * The turns that a summary holds evidence for (S1, S13). In a cut summary, what touches the cut may be the beginning of
 * something else (S7); and where facts are not demanded, the turn mentioned last may have lost its own to the cut, so
 * that it does not count.
 */
export function evidencedTurns(
  turns: readonly Turn[],
  summary: string,
  options: EvidenceOptions = {},
): Set<Turn> {
  const present = anchorsPresent(
    turns.flatMap((turn) => evidenceFor(turn, options)),
    summary,
    options,
  );
  const isHeld = (turn: Turn) =>
    turn.anchor !== null && evidenceFor(turn, options).every((token) => present.has(token));
  const evidenced = turns.filter(isHeld);
  if (!options.cut || options.facts || evidenced.length === 0) return new Set(evidenced);
  const place = (turn: Turn) => occurrences(turn.anchor!, summary, options).at(-1)!;
  const last = Math.max(...evidenced.map(place));
  return new Set(evidenced.filter((turn) => place(turn) < last));
}
