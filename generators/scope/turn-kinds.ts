import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { plainTurn } from '../shrink/plain.js';
import { plainAnchor } from '../shrink/plain-anchors.js';

/** A kind of turn: the turn as it would stand at a place of a log, counted from 0, and which turn it was taken from. */
export interface TurnKind {
  from: TurnId | null;
  at(place: number): Turn;
}

/** The turns of a log without their padding, if they have some, and as they are; then plain ones, with an anchor and without. */
export function turnKinds(log: readonly Turn[], tokenizer: Tokenizer): TurnKind[] {
  const own = log.flatMap((turn): TurnKind[] =>
    [plainTurn(turn, tokenizer), turn]
      .filter((one) => one === turn || one.tokens < turn.tokens)
      .map((one) => ({ from: turn.id, at: (place) => ({ ...one, id: idAt(place) }) })),
  );
  const plain = (['user', 'assistant'] as const).map(
    (role): TurnKind => ({ from: null, at: (place) => plainAt(place, role, plainAnchor(place)) }),
  );
  const empty: TurnKind = { from: null, at: (place) => plainAt(place, 'user', null) };
  const all = [...own, ...plain, empty];
  return all.filter(
    (kind, place) =>
      all.findIndex((other) => [0, 1].every((at) => isSame(kind.at(at), other.at(at)))) === place,
  );

  function plainAt(place: number, role: Turn['role'], anchor: string | null): Turn {
    const bare: Turn = { id: idAt(place), role, kind: 'prose', text: '', tokens: 0, anchor };
    return plainTurn(bare, tokenizer);
  }
}

const idAt = (place: number): TurnId => `t${place + 1}`;

const isSame = (one: Turn, other: Turn) => JSON.stringify(one) === JSON.stringify(other);
