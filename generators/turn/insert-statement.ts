import type { Draw } from '../draw.js';
import type { Passage } from '../material/passage.js';

/** The bodies with the statement among them; it opens the text more often than not. */
export function insertStatement(draw: Draw, bodies: readonly Passage[], statement: Passage): Passage[] {
  const place = draw.chance(0.5) ? 0 : draw.int(0, bodies.length);
  return place === 0
    ? [statement, ...bodies]
    : [...bodies.slice(0, place), statement, ...bodies.slice(place)];
}
