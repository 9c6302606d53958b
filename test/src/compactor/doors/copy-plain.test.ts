import { expect, test } from 'vitest';
import { copyPlain } from '../../../../src/compactor/doors/copy-plain.js';

test('copies arrays and plain objects to the bottom', () => {
  const original = { list: [{ text: 'a' }], none: null };
  const copy = copyPlain(original);
  copy.list[0]!.text = 'b';
  expect(original).toEqual({ list: [{ text: 'a' }], none: null });
});

test('shares the instances of classes', () => {
  class Message {
    text = 'a';
  }
  const message = new Message();
  expect(copyPlain([message])[0]).toBe(message);
});
