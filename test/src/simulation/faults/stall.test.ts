import { expect, test } from 'vitest';
import { summarizerWith } from './some-calls.js';

test('fails after a silence', async () => {
  const { calls, ask } = summarizerWith([{ fault: 'stall', ms: 20, message: 'timed out' }]);
  const start = performance.now();
  await expect(ask()).rejects.toThrow('timed out');
  // A timer may fire up to a millisecond early.
  expect(performance.now() - start).toBeGreaterThanOrEqual(19);
  expect(calls).toMatchObject([{ response: null, error: 'timed out', truth: { anchors: [] } }]);
});

test('ends at once when the request is aborted, before or meanwhile', async () => {
  const { calls, ask } = summarizerWith([{ fault: 'stall', ms: 60_000, message: 'timed out' }]);
  await expect(ask(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  await expect(ask(AbortSignal.timeout(5))).rejects.toMatchObject({ name: 'AbortError' });
  expect(calls.map(({ error }) => error)).toEqual(Array(2).fill('The operation was aborted'));
});

test('adds up with being late', async () => {
  const { ask } = summarizerWith([
    { fault: 'late', ms: 15 },
    { fault: 'stall', ms: 15, message: 'timed out' },
  ]);
  const start = performance.now();
  await expect(ask()).rejects.toThrow('timed out');
  expect(performance.now() - start).toBeGreaterThanOrEqual(29);
});
