import { expect, test } from 'vitest';
import type { SummarizerBehaviour } from '../../../src/simulation/behaviour.js';
import { UNKNOWN_ID } from '../../../src/simulation/report-ids.js';
import { REPORT_KINDS } from './some-behaviour.js';
import { turnOf } from './some-log.js';
import { summarize } from './summarize.js';

const anchors = ['TICKET-1', 'src/a.ts', null, 'err-7', '京都', 'café', '42'];
const log = anchors.map((anchor, at) =>
  turnOf(at, { anchor, isStrict: at === 4, tool: 'none', words: 'so' }),
);

/** The summarizer is shown t2 to t6 without t5, and leaves out t4. */
async function reportOf(report: SummarizerBehaviour['report']) {
  const faults: SummarizerBehaviour['faults'] = [{ fault: 'drop', target: { ids: ['t4'] } }];
  const shown = log.filter((turn) => ['t2', 't3', 't4', 't6'].includes(turn.id));
  const call = await summarize(log, { finish: false, marker: false, report, faults }, { turns: shown });
  return call.response!.reportedIds;
}

test.each([
  ['none', undefined],
  ['truthful', ['t2', 't6']],
  ['everything', ['t2', 't3', 't4', 't6']],
  ['nothing', []],
  ['too-little', ['t2']],
  ['unknown-ids', ['t2', 't6', 't7', UNKNOWN_ID]],
  ['repeated', ['t2', 't6', 't2', 't6']],
  ['shuffled', ['t6', 't2']],
  ['range', ['t2', 't3', 't4', 't5', 't6']],
] as const)('the report %s names %j', async (kind, ids) => {
  expect(await reportOf(kind)).toEqual(ids);
});

test('a truthful report leaves out turns whose fact was cut off', async () => {
  const call = await summarize(log, {
    finish: false,
    marker: false,
    report: 'truthful',
    faults: [{ fault: 'hollow', target: { ids: ['t5'] } }],
  });
  expect(call.truth.anchors).toContain('t5');
  expect(call.response!.reportedIds).toEqual(['t1', 't2', 't4', 't6', 't7']);
});

test('a report that says too little says at least one turn less', async () => {
  const call = await summarize(log.slice(0, 1), {
    finish: false,
    marker: false,
    report: 'too-little',
    faults: [],
  });
  expect(call.response!.reportedIds).toEqual([]);
});

test('no kind of report names anything where nothing was shown, but for ids that nobody has', async () => {
  for (const report of REPORT_KINDS) {
    const call = await summarize([], { finish: false, marker: false, report, faults: [] });
    expect(call.response!.reportedIds ?? []).toEqual(report === 'unknown-ids' ? [UNKNOWN_ID] : []);
  }
});
