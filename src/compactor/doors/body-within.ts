/** Shorter beginnings are shared by chance. */
const SHORTEST_RUN = 16;

/**
 * The part of a message that a summarizer wrote, null if there is none: the longest whole text it holds, together with
 * the others of the same pass beside it; else, where a text was shortened or only a part of it was taken, the longest
 * run from the beginning of one of its lines.
 *
 * @param passes what the summarizer wrote, pass by pass
 */
export function bodyWithin(message: string, passes: readonly (readonly string[])[]): string | null {
  return wholeTexts(message, passes) ?? longestRun(message, passes.flat());
}

function wholeTexts(message: string, passes: readonly (readonly string[])[]): string | null {
  let longest = '';
  let beside: readonly string[] = [];
  for (const pass of passes) {
    for (const written of pass) {
      const text = heldIn(message, written);
      if (text.length <= longest.length) continue;
      longest = text;
      beside = pass;
    }
  }
  if (longest === '') return null;
  let start = message.indexOf(longest);
  let end = start + longest.length;
  for (const written of beside) {
    const text = heldIn(message, written);
    if (text === '' || longest.includes(text)) continue;
    const at = message.indexOf(text);
    start = Math.min(start, at);
    end = Math.max(end, at + text.length);
  }
  return message.slice(start, end);
}

/** The text as the message holds it, trimmed if need be; empty if it does not. */
function heldIn(message: string, written: string): string {
  if (written.trim() === '') return '';
  return [written, written.trim()].find((text) => message.includes(text)) ?? '';
}

function longestRun(message: string, texts: readonly string[]): string | null {
  let longest = '';
  for (const text of texts) {
    for (let start = 0; start < text.length; start = lineAfter(text, start)) {
      const opening = text.slice(start, start + SHORTEST_RUN);
      const at = opening.length < SHORTEST_RUN ? -1 : message.indexOf(opening);
      if (at < 0) continue;
      let length = SHORTEST_RUN;
      while (start + length < text.length && text[start + length] === message[at + length]) length += 1;
      if (length > longest.length) longest = text.slice(start, start + length);
    }
  }
  return longest === '' ? null : longest;
}

function lineAfter(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end + 1;
}
