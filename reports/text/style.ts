import { type Colours, coloursOf } from './colours.js';

/** How lines are made: their colours, and how many columns they may take. */
export interface Style {
  colours: Colours;
  width: number;
}

const NARROW = 60;
const WIDE = 160;

/** A style for a terminal of so many columns, within the bounds of what can be read. */
export function styleOf(color: boolean, columns: number): Style {
  return {
    colours: coloursOf(color),
    width: Math.min(WIDE, Math.max(NARROW, Math.floor(columns) || NARROW)),
  };
}
