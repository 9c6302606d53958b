import type { Turn, TurnId } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import type { Anchor } from '../material/material.js';
import type { TurnStyle } from '../turn/turn-style.js';

/** What a plan wants of the next stretch of a conversation; a real conversation gives what it has. */
export interface StretchWish {
  turns: number;
  style: TurnStyle;
  /** No pins, nothing that waits for a result, and a user's request at the end: all before it can be compacted. */
  settled: boolean;
  /** Anchors, and values if there are any, that turns of plain talk state in this order. */
  stating?: readonly (readonly Anchor[])[];
}

/** Where the turns of one scenario come from, stretch by stretch; their ids run on. */
export interface TurnSource {
  next(draw: Draw, wish: StretchWish): Turn[];
}

/** The plainest id of the turn at a place in the log, counted from 0. */
export function idAt(place: number): TurnId {
  return `t${place + 1}`;
}
