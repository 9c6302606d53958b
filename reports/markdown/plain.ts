import { visible } from '../text/visible.js';

/** A sentence as Markdown that shows it as it stands, on one line. */
export function plain(text: string): string {
  return visible(text).replace(/[\\`*_[\]<>|~#&@!$]/g, (character) => `&#${character.charCodeAt(0)};`);
}
