import { expect, it } from 'vitest';
import type { Summarizer } from '../../../src/compactor/summarizer.js';
import { PausingSummarizer } from '../../../src/drive/pausing-summarizer.js';

const ASKED = { prompt: 'Summarize.' };
const answering: Summarizer = { complete: async () => ({ kind: 'text', text: 'done' }) };

it('answers at once where nothing is to happen meanwhile', async () => {
  expect(await new PausingSummarizer(answering).complete(ASKED)).toEqual({ kind: 'text', text: 'done' });
});

it('answers when what was to happen has happened, after its caller began to wait', async () => {
  const order: string[] = [];
  const summarizer = new PausingSummarizer(answering);
  summarizer.pause(async (call) => void order.push(`meanwhile ${call}`));
  const answers = [1, 2].map(async () => {
    const answer = summarizer.complete(ASKED);
    order.push('asked');
    await answer;
    order.push('answered');
  });
  await Promise.all(answers);
  expect(order.slice(0, 2)).toEqual(['asked', 'asked']);
  expect(order.filter((what) => what.startsWith('meanwhile'))).toEqual(['meanwhile 0', 'meanwhile 1']);
  expect(order.indexOf('answered')).toBeGreaterThan(order.indexOf('meanwhile 0'));
});

it('counts the calls of each pass from 0', async () => {
  const calls: number[] = [];
  const summarizer = new PausingSummarizer(answering);
  for (let pass = 0; pass < 2; pass += 1) {
    summarizer.pause(async (call) => void calls.push(call));
    await summarizer.complete(ASKED);
    await summarizer.complete(ASKED);
  }
  summarizer.pause(null);
  await summarizer.complete(ASKED);
  expect(calls).toEqual([0, 1, 0, 1]);
});

it('fails as its summarizer does, when its turn has come', async () => {
  const failing = new PausingSummarizer({ complete: () => Promise.reject(new Error('rate limit')) });
  failing.pause(async () => {});
  await expect(failing.complete(ASKED)).rejects.toThrow('rate limit');
});
