import { expect, test } from 'vitest';
import { remember } from '../../../src/property/remember.js';

test('reads once for each object, also where the reading is undefined', () => {
  let times = 0;
  const reading = remember((_: object): undefined => {
    times += 1;
  });
  const [one, other] = [{}, {}];
  expect([reading(one), reading(one), reading(other)]).toEqual([undefined, undefined, undefined]);
  expect(times).toBe(2);
});

test('gives every object its own reading, and the same one again', () => {
  const reading = remember((key: { text: string }) => [key.text]);
  const [one, other] = [{ text: 'a' }, { text: 'b' }];
  expect(reading(one)).toBe(reading(one));
  expect(reading(other)).toEqual(['b']);
});
