const LEFT = 6;
const BETWEEN = 168;

/** How many decades the plots of rates show, from 0.01 % to 100 %. */
export const DECADES = 4;
/** How wide a plot is, with the room on both sides. */
export const WIDTH = BETWEEN + 2 * LEFT;

/** Where in a plot a decade begins, counted from 0.01 %; parts of one lie between. */
export function placeOf(decade: number): number {
  return LEFT + (BETWEEN * decade) / DECADES;
}
