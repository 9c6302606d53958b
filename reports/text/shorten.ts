import { textWidth } from './text-width.js';
import { visible } from './visible.js';

const MARK = ' … ';

/** The text made visible, and shortened in the middle where it takes more columns than `width`. */
export function shorten(text: string, width: number): string {
  const shown = visible(endsOf(text, width));
  if (textWidth(shown) <= width) return shown;
  const points = [...shown];
  const room = Math.max(0, width - MARK.length);
  const tail = Math.floor(room / 3);
  return `${fitting(points, room - tail).trimEnd()}${MARK}${fittingEnd(points, tail).trimStart()}`;
}

/** Of a text that is far too long what may be shown of it: measuring all of a megabyte takes a second. */
function endsOf(text: string, width: number): string {
  const most = 4 * (width + MARK.length);
  return text.length <= 2 * most ? text : text.slice(0, most) + text.slice(-most);
}

function fitting(points: readonly string[], width: number): string {
  let taken = '';
  let left = width;
  for (const point of points) {
    left -= textWidth(point);
    if (left < 0) break;
    taken += point;
  }
  return taken;
}

function fittingEnd(points: readonly string[], width: number): string {
  let first = points.length;
  for (let left = width; first > 0; first--) {
    left -= textWidth(points[first - 1]!);
    if (left < 0) break;
  }
  return points.slice(first).join('');
}
