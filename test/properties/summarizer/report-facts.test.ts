import { describe, expect, it } from 'vitest';
import { reportFacts } from '../../../properties/summarizer/report-facts.js';
import { append, compact, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, timed } from '../turns.js';
import { writes } from './writes.js';

const once = scenario([append(ONE, timed('t2', 'BUILD-3', '480 ms')), compact]);
const reports = (text: string, ...reportedIds: string[]) => writes({ text, reportedIds });

describe('a reported turn', () => {
  it('has its fact in the text', async () => {
    expect(await judged(reportFacts, reports('- BUILD-3: took = 480 ms\n', 't2'), once)).toEqual({
      met: 1,
      broken: [],
    });
  });

  it('is hollow where only its anchor is there', async () => {
    const { violations } = await judge(reportFacts, reports('- BUILD-3\n', 't2'), once);
    expect(violations.map(({ says }) => says)).toEqual([
      't2 is reported as consumed, and "480 ms", which it states, is not in the text',
    ]);
  });

  it('is told of elsewhere where its anchor is missing as well', async () => {
    expect(await judged(reportFacts, reports('- nothing else\n', 't2'), once)).toEqual({
      met: 1,
      broken: [],
    });
  });

  it('puts nothing to the test where its fact is its anchor', async () => {
    expect(await judged(reportFacts, reports('- TICKET-7\n', 't1'), once)).toMatchObject({ met: 0 });
  });
});
