import { countsAddUp } from './counts-add-up.js';
import { isSafeJoint } from './joint.js';
import type { Tokenizer } from './tokenizer.js';

/** The tokens of a text that was made from another, whose tokens are known, by changing a part of it. */
export function countEdited(
  before: { text: string; tokens: number },
  text: string,
  tokenizer: Tokenizer,
): number {
  if (!countsAddUp(tokenizer)) return tokenizer.count(text);
  const start = commonStart(before.text, text);
  const end = commonEnd(before.text, text, start);
  const middleOf = (whole: string) => tokenizer.count(whole.slice(start, whole.length - end));
  return before.tokens - middleOf(before.text) + middleOf(text);
}

/** How long the beginning is that both texts share, up to a joint at which counts add up in both. */
function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  while (at > 0 && !(isJoint(one, at) && isJoint(other, at))) at -= 1;
  return at;
}

/** How long the end is that both share, behind such a joint and behind the beginning. */
function commonEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start;
  let length = 0;
  const unit = (text: string) => text.charCodeAt(text.length - 1 - length);
  while (length < most && unit(one) === unit(other)) length += 1;
  while (length > 0 && !(isJoint(one, one.length - length) && isJoint(other, other.length - length)))
    length -= 1;
  return length;
}

function isJoint(text: string, at: number): boolean {
  // The rule looks at no more than these.
  return isSafeJoint(text.slice(Math.max(0, at - 1), at), text.slice(at, at + 2));
}
