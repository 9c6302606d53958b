import type { Turn } from '../../src/transcript/turn.js';

/** The plainest anchor of the n-th turn, counted from 0. */
export function plainAnchor(index: number): string {
  return `A-${index + 1}`;
}

/** Sets of anchors that have something to do with each other, the plainer first; later turns get plain ones. */
export const RELATED_ANCHORS: readonly (readonly string[])[] = [
  ['A-1', 'A-12'],
  ['A-12', 'A-1'],
  ['A-1', 'B-A-1'],
  ['B-A-1', 'A-1'],
  ['A-1', 'a-1'],
  ['A-1', 'A-1.5'],
  ['A-1.5', 'A-1'],
  ['A-1', 'A-1-2'],
  ['A-1-2', 'A-1'],
  ['a/b', '/c/a/b'],
  ['/c/a/b', 'a/b'],
  ['caf\u00e9', 'cafe\u0301'],
  ['cafe\u0301', 'caf\u00e9'],
  ['\u{1f44d}', '\u{1f44d}\u{1f3fd}'],
  ['\u{1f44d}\u{1f3fd}', '\u{1f44d}'],
];

/** Single anchors with something peculiar about them, the plainer first. */
export const PECULIAR_ANCHORS: readonly string[] = [
  'a-1',
  'A1',
  'A.1',
  'a/b.c',
  '$A1',
  '$&',
  '$&A1',
  '(A1)',
  '[A1]',
  'A+1',
  'A*1',
  'A\\1',
  'A 1',
  '"A1"',
  '<A1>',
  '1,000',
  '12:30',
  'https://a.b/c',
  'caf\u00e9',
  'cafe\u0301',
  '\u4e1c\u4eac',
  '\u{1f44d}',
  '<|endoftext|>',
];

const ORDER = new Map<string, number>();
for (const anchor of [...RELATED_ANCHORS.flat(), ...PECULIAR_ANCHORS]) {
  if (!ORDER.has(anchor)) ORDER.set(anchor, ORDER.size + 1);
}

/** How far an anchor is from the plainest for its place: 0 for that one, most for one of its own kind. */
export function anchorRank(turn: Turn, index: number): number {
  const own =
    turn.anchor === null || turn.anchor === plainAnchor(index) ? 0 : (ORDER.get(turn.anchor) ?? 1000);
  const facts = (turn.facts ?? []).filter(
    (fact, position) => fact.value !== turn.anchor && fact.value !== plainValue(index, position),
  );
  const keys = (turn.facts ?? []).filter((fact) => fact.key !== 'k');
  return own + facts.length * 100 + keys.length;
}

/** The plainest value of a fact that is not its turn's anchor. */
export function plainValue(index: number, position: number): string {
  return `V-${index + 1}${'x'.repeat(position)}`;
}
