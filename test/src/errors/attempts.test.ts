import { expect, it } from 'vitest';
import { Attempts } from '../../../src/errors/attempts.js';
import { fileUnwritable } from '../../../src/errors/file-unwritable.js';

const fails = (error: unknown) => () => {
  throw error;
};
const FULL = new Error('ENOSPC');

it('takes every step, and says nothing where none failed', async () => {
  const attempts = new Attempts();
  const taken: number[] = [];
  await attempts.make(() => void taken.push(1));
  await attempts.make(async () => void taken.push(2));
  expect(() => attempts.end()).not.toThrow();
  expect(taken).toEqual([1, 2]);
});

it('tells the error of the only step that failed as it is, after the others were taken', async () => {
  const attempts = new Attempts();
  const error = fileUnwritable('a.json', FULL);
  await attempts.make(fails(error));
  const taken: number[] = [];
  await attempts.make(() => void taken.push(2));
  expect(() => attempts.end()).toThrow(error);
  expect(taken).toEqual([2]);
});

it('tells of each step that failed, and once what to do', async () => {
  const attempts = new Attempts();
  for (const file of ['a.json', 'b.xml']) await attempts.make(fails(fileUnwritable(file, FULL)));
  expect(() => attempts.end()).toThrow(
    expect.objectContaining({
      code: 'CC_FILE_UNWRITABLE',
      message:
        'a.json could not be written: ENOSPC\nb.xml could not be written: ENOSPC\nName a path that can be written.',
    }),
  );
});

it('hides no fault of our own behind what a file system says', async () => {
  const attempts = new Attempts();
  const fault = new TypeError('x is undefined');
  await attempts.make(fails(fileUnwritable('a.json', FULL)));
  await attempts.make(fails(fault));
  expect(() => attempts.end()).toThrow(fault);
});
