import { expect, test } from 'vitest';
import type { Fault } from '../../../../src/simulation/behaviour.js';
import { FAITHFUL } from '../some-behaviour.js';
import { summarize } from '../summarize.js';
import { log } from './some-calls.js';

const breakOff: Fault = { fault: 'break-off', tokens: 12 };
const finishing = { ...FAITHFUL, finish: true };

test('gives what had come, and no finish reason', async () => {
  const call = await summarize(log, { ...finishing, faults: [breakOff] });
  const { response } = await summarize(log, { ...finishing, faults: [{ fault: 'cut', tokens: 12 }] });
  expect(call.response).toEqual({ kind: 'text', text: response!.text });
  expect(call.truth).toMatchObject({ cut: 'silent', faithful: false });
});

test('is noticed by a marker that is missing', async () => {
  const call = await summarize(log, { ...finishing, marker: true, faults: [breakOff] });
  expect(call.truth.cut).toBe('signalled');
});

test('changes nothing about a text that ended before', async () => {
  const whole = await summarize(log, { ...finishing, faults: [{ fault: 'break-off', tokens: 500 }] });
  expect(whole).toMatchObject({ response: { finish: 'stop' }, truth: { faithful: true } });
  const cut = await summarize(log, { ...finishing, faults: [breakOff, { fault: 'cut', tokens: 9 }] });
  expect(cut).toMatchObject({ response: { finish: 'length' }, truth: { cut: 'signalled' }, tokens: 9 });
});
