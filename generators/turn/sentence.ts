import type { Anchor, CountedFrame } from '../material/material.js';
import type { Passage } from '../material/passage.js';

/** A frame whose slots are filled, with its tokens. */
export function sentence(frame: CountedFrame, fillings: readonly Anchor[]): Passage {
  let text = frame.parts[0]!;
  let tokens = 0;
  for (const [slot, anchor] of fillings.entries()) {
    text += (frame.quoted ? ` "${anchor.text}",` : ` ${anchor.text}`) + frame.parts[slot + 1]!;
    tokens += frame.quoted ? anchor.quoted! : anchor.plain;
  }
  return { text, line: frame.line + tokens, last: frame.last + tokens };
}
