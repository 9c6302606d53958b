import { expect, test } from 'vitest';
import type { Fault } from '../../../../src/simulation/behaviour.js';
import { MADE_UP_VALUE } from '../../../../src/simulation/simulator-texts.js';
import { FAITHFUL } from '../some-behaviour.js';
import { summarize } from '../summarize.js';
import { callWith, LINES, log } from './some-calls.js';

const of = (...ids: string[]): Fault => ({ fault: 'contradict', target: { ids } });

test('gives another value under the same key and keeps the anchor', async () => {
  const call = await callWith(of('t2'));
  expect(LINES[1]).toBe('- src/a.ts: value = 三百円 no1\n');
  expect(call.response!.text).toBe(LINES.join('').replace('no1', 'no2'));
  expect(call.truth).toMatchObject({
    anchors: ['t1', 't2', 't3', 't4', 't5'],
    facts: ['t1', 't3', 't4', 't5'],
    faithful: false,
  });
});

test('adds a value where the anchor says it all', async () => {
  const call = await callWith(of('t1'));
  expect(call.response!.text).toContain('- TICKET-1: value = TICKET-2\n');
  expect(call.truth.facts).toContain('t1');
});

test('contradicts the last of several facts', async () => {
  const facts = [
    { key: 'a', value: 'one' },
    { key: 'b', value: 'two' },
  ];
  const { response } = await summarize([{ ...log[0]!, facts }], { ...FAITHFUL, faults: [of('t1')] });
  expect(response!.text).toBe('- TICKET-1: a = one; b = twp\n');
});

test('makes one up for a turn without facts', async () => {
  const { facts: _, ...bare } = log[0]!;
  const { response } = await summarize([bare], { ...FAITHFUL, faults: [of('t1')] });
  expect(response!.text).toBe(`- TICKET-1: status = ${MADE_UP_VALUE}\n`);
});

test('fills in what was hollow', async () => {
  const call = await callWith({ fault: 'hollow', target: { ids: ['t2'] } }, of('t2'));
  expect(call.response!.text).toContain('- src/a.ts: value = 三百円 no2\n');
});
