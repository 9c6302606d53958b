import { expect, test } from 'vitest';
import { oneAtATime } from '../../../src/compactor/one-at-a-time.js';

test('starts each piece of work when the one before has ended', async () => {
  const inTurn = oneAtATime();
  const story: string[] = [];
  const work = (name: string) => async () => {
    story.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    story.push(`${name} ends`);
  };
  await Promise.all([inTurn(work('a')), inTurn(work('b'))]);
  expect(story).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('starts at once when nothing is under way', async () => {
  const inTurn = oneAtATime();
  let isUnderWay = false;
  const work = inTurn(async () => {
    isUnderWay = true;
  });
  expect(isUnderWay).toBe(true);
  await work;
});

test('goes on after a failure, which reaches its own caller alone', async () => {
  const inTurn = oneAtATime();
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const following = inTurn(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  await expect(following).resolves.toBe('yes');
});
