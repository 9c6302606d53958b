/** Told of each place where a string stands: its index in the list, and where it begins. */
export type Visit = (string: number, at: number) => void;

/** A string is known by its last code units, by the most of these numbers that it has. */
const WINDOWS = [8, 4, 2];

/**
 * A search for all of `strings` at once, which walks a text once however many they are.
 *
 * Single code units are searched one by one; the empty string is never found.
 */
export function stringFinder(strings: readonly string[]): (text: string, visit: Visit) => void {
  const groups = WINDOWS.map((units) => ({ units, members: new Map<number, number[]>() }));
  const single: number[] = [];
  // A short text is not worth a large table, many strings need one.
  const pairs = strings.length < 64 ? 0x1000 : 0x10000;
  const groupsAt = new Uint8Array(pairs);
  const pairOf = (before: number, unit: number) => ((before << 7) ^ unit) & (pairs - 1);
  for (const [index, string] of strings.entries()) {
    const level = WINDOWS.findIndex((units) => string.length >= units);
    if (string.length === 1) single.push(index);
    if (level < 0) continue;
    const { units, members } = groups[level]!;
    const key = keyOf(string, string.length, units);
    members.set(key, [...(members.get(key) ?? []), index]);
    groupsAt[pairOf(string.charCodeAt(string.length - 2), string.charCodeAt(string.length - 1))]! |=
      1 << level;
  }

  return (text, visit) => {
    let before = 0;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      const levels = groupsAt[pairOf(before, unit)]!;
      before = unit;
      if (levels === 0) continue;
      for (let level = 0; level < groups.length; level++) {
        if ((levels & (1 << level)) === 0) continue;
        const { units, members } = groups[level]!;
        const indices = members.get(keyOf(text, at + 1, units));
        if (!indices) continue;
        for (const index of indices) {
          const string = strings[index]!;
          if (at + 1 >= string.length && text.startsWith(string, at + 1 - string.length)) {
            visit(index, at + 1 - string.length);
          }
        }
      }
    }
    for (const index of single) {
      for (let at = text.indexOf(strings[index]!); at >= 0; at = text.indexOf(strings[index]!, at + 1)) {
        visit(index, at);
      }
    }
  };
}

/** Keeps keys in the range that the engine stores without a heap object. */
const MASK = 0x3fffffff;

/** A number for the code units before `end`; unlike ones may share it. */
function keyOf(text: string, end: number, units: number): number {
  let key = 0;
  for (let at = end - units; at < end; at++) key = (Math.imul(key, 31) + text.charCodeAt(at)) & MASK;
  return key;
}
