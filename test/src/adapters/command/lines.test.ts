import { expect, it } from 'vitest';
import { type Line, Lines } from '../../../../src/adapters/command/lines.js';

function linesOf(bytes: Buffer, size: number, mostBytes = 100): Line[] {
  const lines = new Lines(mostBytes);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, nth) =>
    bytes.subarray(nth * size, (nth + 1) * size),
  );
  return chunks.flatMap((chunk) => [...lines.take(chunk)]);
}

const TEXT = ['', 'one', 'Größe 東京 👍🏽', '', 'x'.repeat(100), 'last'].join('\n');

it.each([1, 2, 3, 7, 64, 1000])('gives the same lines of pieces of %i bytes', (size) => {
  const lines = linesOf(Buffer.from(`${TEXT}\n`), size);
  expect(lines).toEqual(TEXT.split('\n').map((text) => ({ text })));
});

it.each([1, 7, 1000])(
  'tells of a line that is too long, with its beginning, of pieces of %i bytes',
  (size) => {
    const lines = linesOf(Buffer.from(`short\n${'y'.repeat(101)}\n`), size);
    expect(lines[0]).toEqual({ text: 'short' });
    expect(lines[1]).toEqual({
      trouble: 'too long',
      mostBytes: 100,
      beginning: expect.stringMatching(/^y{90,101}$/),
    });
  },
);

it('gives no part of the line before as the beginning of one that is unfinished', () => {
  const lines = new Lines(100);
  expect([...lines.take(Buffer.from('a long li'))]).toEqual([]);
  expect([...lines.take(Buffer.from('ne\nne'))]).toEqual([{ text: 'a long line' }]);
  expect(lines.rest).toBe('ne');
});

it('tells of bytes that are no text', () => {
  expect(linesOf(Buffer.from([0x22, 0xff, 0x0a]), 1)).toEqual([
    { trouble: 'no UTF-8', beginning: expect.stringMatching(/^"/) },
  ]);
});
