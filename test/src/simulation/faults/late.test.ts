import { expect, test } from 'vitest';
import { callWith, summarizerWith } from './some-calls.js';

test('is answered faithfully', async () => {
  const { response, truth } = await callWith({ fault: 'late', ms: 1 });
  expect({ response, truth }).toEqual(
    await callWith().then((call) => ({ response: call.response, truth: call.truth })),
  );
});

test('lets a later call be answered first, and is recorded before it all the same', async () => {
  const { calls, ask } = summarizerWith([{ fault: 'late', ms: 20, calls: [0] }]);
  const answered: number[] = [];
  await Promise.all([0, 1, 2].map((index) => ask().then(() => answered.push(index))));
  expect(answered).toEqual([1, 2, 0]);
  expect(calls.map(({ index }) => index)).toEqual([0, 1, 2]);
});

test('is a failure once it is given up', async () => {
  const { calls, ask } = summarizerWith([{ fault: 'late', ms: 60_000 }]);
  const giving = new AbortController();
  const asked = ask(giving.signal);
  expect(calls).toMatchObject([{ error: null, truth: { faithful: true } }]);
  giving.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect(calls).toMatchObject([
    { index: 0, response: null, error: 'The operation was aborted', tokens: 0, truth: { faithful: false } },
  ]);
});
