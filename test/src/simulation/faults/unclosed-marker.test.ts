import { expect, test } from 'vitest';
import type { Fault } from '../../../../src/simulation/behaviour.js';
import { CLOSING_MARKER } from '../../../../src/simulation/simulator-texts.js';
import { FAITHFUL } from '../some-behaviour.js';
import { summarize } from '../summarize.js';
import { callWith, LINES, log } from './some-calls.js';

const unclosed: Fault = { fault: 'unclosed-marker' };
const marked = { ...FAITHFUL, finish: true, marker: true };

test('writes every line and the beginning of the marker, and seems cut by it alone', async () => {
  const call = await summarize(log, { ...marked, faults: [unclosed] });
  expect(call.response).toEqual({
    kind: 'text',
    text: `${LINES.join('')}[end`,
    finish: 'stop',
    closingMarker: CLOSING_MARKER,
  });
  const ids = ['t1', 't2', 't3', 't4', 't5'];
  expect(call.truth).toMatchObject({ anchors: ids, facts: ids, cut: 'signalled', faithful: false });
});

test('strikes nothing where no marker was promised, or none is due', async () => {
  expect((await callWith(unclosed)).truth.faithful).toBe(true);
  const refused = await summarize(log, { ...marked, faults: [{ fault: 'refusal' }, unclosed] });
  expect(refused.truth.unusable).toBe('refusal');
});
