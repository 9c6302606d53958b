import { isPresent } from '../../transcript/presence.js';
import { stringFinder } from './find-strings.js';
import { PLAIN, type Spelling } from './spelling.js';

/** Those of some anchors or fact values that can be read in a text, also where it is escaped. */
export function findValues(
  values: readonly string[],
  text: string,
  spellings: readonly Spelling[],
): Set<string> {
  const readable = new Set<string>();
  if (values.length === 0) return readable;
  const needles = values.flatMap((value) =>
    spellingsOf(value, spellings).map((spelt) => ({ value, ...spelt })),
  );
  stringFinder(needles.map((needle) => needle.spelt))(text, (index, at) => {
    const { value, spelt, spelling } = needles[index]!;
    if (!readable.has(value) && isReadableAt(value, text, at, spelt.length, spelling)) readable.add(value);
  });
  return readable;
}

/** The ways in which a value may be spelt, the plain one first and only once. */
export function spellingsOf(
  value: string,
  spellings: readonly Spelling[],
): { spelt: string; spelling: Spelling }[] {
  const ways = new Map([[value, PLAIN]]);
  for (const spelling of spellings) {
    for (const spelt of spelling.spell(value)) if (!ways.has(spelt)) ways.set(spelt, spelling);
  }
  return [...ways].map(([spelt, spelling]) => ({ spelt, spelling }));
}

/** Whether a value that is spelt at a place is present there by the rule. */
export function isReadableAt(
  value: string,
  text: string,
  at: number,
  length: number,
  spelling: Spelling,
): boolean {
  const before = spelling.read(text.slice(Math.max(0, at - AROUND), at));
  const after = spelling.read(text.slice(at + length, at + length + AROUND));
  return isPresent(value, before + value + after);
}

/** How much of a text around a value decides whether it is present. */
const AROUND = 16;
