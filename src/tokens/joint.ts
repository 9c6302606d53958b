/**
 * Whether `count(left) + count(right)` is exactly `count(left + right)`, in both encodings.
 *
 * True only where no piece of text can reach across the joint: after a line feed, unless white space or `/`
 * follows, and between a non-space and a single space before a non-space. False means unknown.
 */
export function isSafeJoint(left: string, right: string): boolean {
  if (left === '' || right === '') return true;
  if (left.endsWith('\n')) return !/^[\s/]/.test(right);
  return /\S$/.test(left.slice(-1)) && /^ \S/.test(right);
}
