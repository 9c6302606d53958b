import { expect, it } from 'vitest';
import { KnownCounts } from '../../../src/drive/known-counts.js';
import { tokenizer } from '../../conversation.js';

const LINES = Array.from(
  { length: 60 },
  (_, line) => `- TICKET-${line * 977} took ${line} ms in src/a${line}.ts`,
);

/** The characters that were really counted, while texts were counted one after the other. */
function counted(texts: readonly string[]): number {
  let characters = 0;
  const counts = new KnownCounts(
    (text) => {
      characters += text.length;
      return tokenizer.count(text);
    },
    [],
    true,
  );
  for (const text of texts) expect(counts.count(text)).toBe(tokenizer.count(text));
  return characters;
}

it('counts on from what was counted, where somebody writes line by line', () => {
  const texts = LINES.map((_, last) => `${LINES.slice(0, last + 1).join('\n')}\n`);
  expect(counted(texts)).toBeLessThan(2 * texts.at(-1)!.length);
});

it('counts on where lines are tried that do not fit', () => {
  const begun = `${LINES.slice(0, 30).join('\n')}\n`;
  const texts = [begun, ...LINES.slice(30).map((line) => `${begun}${line}\n`)];
  expect(counted(texts)).toBeLessThan(4 * begun.length);
});

it('counts anew where tokens may reach across the joint', () => {
  const begun = LINES.slice(0, 10).join(' ');
  counted([begun, `${begun}0 and so on`, `${begun}\n\n\n`, `${begun}\n\n\n  and so on`]);
});
