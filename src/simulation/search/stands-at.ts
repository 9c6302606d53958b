import type { Passage } from './passage.js';
import { mayNeedEscape, PLAIN, type Spelling } from './spelling.js';
import { isWhite, pastWhite } from './white-space.js';

/**
 * Whether a passage stands in `text`, its probe at `at` and `length` code units long there.
 *
 * A run of white space equals any other, and need not be there at either end of the passage.
 */
export function standsAt(
  passage: Passage,
  text: string,
  at: number,
  length: number,
  spelling: Spelling,
): boolean {
  const { probe, offset } = passage;
  if (spelling === PLAIN && at >= offset && text.startsWith(passage.text, at - offset)) return true;
  return (
    agrees(passage, offset + probe.length, text, at + length, 1, spelling) &&
    agrees(passage, offset - 1, text, at - 1, -1, spelling)
  );
}

/** Reads passage and text from a place of each in one direction, until the passage ends or they differ. */
function agrees(
  { text: passage, ignoresSpacing }: Passage,
  from: number,
  text: string,
  at: number,
  step: 1 | -1,
  spelling: Spelling,
): boolean {
  let read = from;
  let place = at;
  while (read >= 0 && read < passage.length) {
    const unit = passage.charCodeAt(read);
    const isSame = unit === text.charCodeAt(place) && !mayNeedEscape(unit);
    const length = isSame ? 1 : lengthOf(unit, text, place, step, spelling);
    if (length > 0) {
      read += step;
      place += step * length;
      continue;
    }
    const readOn = pastWhite(passage, read, step);
    if (readOn < 0 || readOn >= passage.length) return true;
    const placeOn = spelling.pastWhite(text, place, step);
    if (readOn === read && placeOn === place) return false;
    const isInWhite = isWhite(passage.charCodeAt(read - step));
    const isWhiteInBoth = isInWhite || (readOn !== read && placeOn !== place);
    if (!isWhiteInBoth && !ignoresSpacing) return false;
    read = readOn;
    place = placeOn;
  }
  return true;
}

/** How many code units of `text` stand for `unit` at this place; 0 if it is not there. */
function lengthOf(unit: number, text: string, at: number, step: 1 | -1, spelling: Spelling): number {
  if (text.charCodeAt(at) === unit && spelling.isPlain(unit)) return 1;
  const spelt = spelling
    .escapesOf(unit)
    .find((form) => (step === 1 ? text.startsWith(form, at) : text.endsWith(form, at + 1)));
  return spelt?.length ?? 0;
}
