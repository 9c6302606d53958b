/** Whether `text` may hold a piece of more than `length` code units; exact only when it says no. */
export function hasLongRun(text: string, length: number): boolean {
  if (text.length <= length) return false;
  // A piece is white space alone, or at most one leading blank and then no blank but line ends.
  let inkFrom = 0;
  let blankFrom = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x80 || unit === LINE_FEED || unit === CARRIAGE_RETURN) continue;
    if (unit === SPACE || (unit >= TAB && unit <= FORM_FEED)) {
      if (at - inkFrom >= length) return true;
      inkFrom = at + 1;
    } else {
      if (at - blankFrom >= length) return true;
      blankFrom = at + 1;
    }
  }
  return text.length - Math.min(inkFrom, blankFrom) >= length;
}

const TAB = 0x09;
const LINE_FEED = 0x0a;
const FORM_FEED = 0x0c;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
