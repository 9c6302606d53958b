import { Console } from 'node:console';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { ConsoleCapture } from '../../../../src/cli/worker/console-capture.js';

function captured() {
  const stream = new PassThrough();
  const capture = new ConsoleCapture([stream as unknown as NodeJS.WriteStream]);
  return { stream, capture, console: new Console(stream) };
}

it('keeps what is printed from the stream, and gives it once', () => {
  const { stream, capture, console } = captured();
  console.log('a %d', 1);
  console.error('b');
  expect(capture.take()).toEqual({ text: 'a 1\nb\n', more: 0 });
  expect(capture.take()).toEqual({ text: '', more: 0 });
  expect(stream.read()).toBeNull();
});

it('keeps the first 2,000 characters of a flood, and counts the others', () => {
  const { capture, console } = captured();
  for (let line = 0; line < 1000; line++) console.log('123456789');
  const { text, more } = capture.take();
  expect([text.length, more]).toEqual([2000, 8000]);
});

it('tells the writer that its text was written', async () => {
  const { stream } = captured();
  await new Promise<void>((resolve) => stream.write(Buffer.from('x'), () => resolve()));
});
