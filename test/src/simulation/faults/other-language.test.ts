import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fault } from '../../../../src/simulation/behaviour.js';
import { FAITHFUL } from '../some-behaviour.js';
import { someLog } from '../some-log.js';
import { summarize, tokenizer } from '../summarize.js';
import { callWith } from './some-calls.js';

const otherLanguage: Fault = { fault: 'other-language' };

test('writes Chinese around anchors and facts', async () => {
  const { response } = await callWith(otherLanguage);
  expect(response!.text).toContain('- TICKET-1已经处理完毕。\n');
  expect(response!.text).toContain('- src/a.ts的value是三百円 no1。\n');
});

test('keeps every anchor and fact present, whatever they are', async () => {
  await fc.assert(
    fc.asyncProperty(someLog, async (log) => {
      const call = await summarize(log, { ...FAITHFUL, faults: [otherLanguage] });
      const anchored = log.filter(({ anchor }) => anchor !== null).map(({ id }) => id);
      expect(call.truth).toMatchObject({ anchors: anchored, facts: anchored });
      expect(call.tokens).toBe(tokenizer.count(call.response!.text));
    }),
  );
});

test('stays in it where more goes wrong', async () => {
  const { response } = await callWith(otherLanguage, { fault: 'hollow', target: { ids: ['t2'] } });
  expect(response!.text).toContain('- src/a.ts已经处理完毕。\n');
});

test('leaves what is no summary as it is', async () => {
  const refusal = await callWith({ fault: 'refusal' });
  expect((await callWith({ fault: 'refusal' }, otherLanguage)).response).toEqual(refusal.response);
});
