import type { TurnId } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import { idAt } from './turn-source.js';

/** The id of the turn at a place in the log, counted from 0. */
export type IdAt = (place: number) => TurnId;

/** More turns than any conversation has. */
const MANY = 10_000;

/** How often ids tell the order of the log. */
const PLAIN = 0.7;

/** Ids mean nothing but which turn it is; whoever reads more into them finds something else there. */
const OTHERS: readonly ((draw: Draw) => IdAt)[] = [
  // Sorted, as numbers or as text, they are the other way round.
  () => (place) => `${MANY - place}`,
  // An answer comes before what it was an answer to, whose id its own begins with.
  () => (place) => `m${Math.floor(place / 2) + 1}${place % 2 === 0 ? '.1' : ''}`,
  // Two differ in nothing but the case of a letter.
  () => (place) => `${place % 2 === 0 ? 'a' : 'A'}-${Math.floor(place / 2) + 1}`,
  (draw) => {
    const start = draw.int(0, 0xffffff);
    return (place) =>
      `msg_${((start + place * 0x9e3779) % 0x1000000).toString(16).padStart(6, '0')}-${place % 7}`;
  },
];

/** How the turns of one conversation are named: mostly t1, t2, …; else in an order of its own, alike, or at random. */
export function drawTurnIds(draw: Draw): IdAt {
  return draw.chance(PLAIN) ? idAt : draw.pick(OTHERS)(draw);
}
