import { describe, expect, it } from 'vitest';
import { reportTrue } from '../../../properties/summarizer/report-true.js';
import { append, asks, compact, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';
import { writes } from './writes.js';

const once = scenario([append(ONE, TWO, asks('t9')), compact]);
const reports = (text: string, ...reportedIds: string[]) => writes({ text, reportedIds });

describe('a report', () => {
  it('is true of turns whose anchors are in the text, and of turns without one', async () => {
    expect(await judged(reportTrue, reports('- TICKET-7\n', 't1', 't9', 't1'), once)).toEqual({
      met: 1,
      broken: [],
    });
  });

  it('is false of a turn whose anchor is not there', async () => {
    const { violations } = await judge(reportTrue, reports('- TICKET-7\n', 't1', 't2'), once);
    expect(violations).toEqual([
      {
        moment: 1,
        turn: 't2',
        says: 't2 is reported as consumed, and its anchor "src/a.ts" is not in the text',
      },
    ]);
  });

  it('is false of a turn that was never given', async () => {
    const { violations } = await judge(reportTrue, reports('- TICKET-7\n', 't7'), once);
    expect(violations.map(({ says }) => says)).toEqual(['t7 is reported, and it was never given']);
  });

  it('may name again what an earlier summary stood for', async () => {
    const twice = scenario([append(ONE), compact, append(TWO), compact]);
    const compactor = writes(
      { text: '- TICKET-7\n', reportedIds: ['t1'] },
      { text: '- TICKET-7\n- src/a.ts\n', reportedIds: ['t1', 't2'] },
    );
    expect(await judged(reportTrue, compactor, twice)).toEqual({ met: 2, broken: [] });
  });

  it('is put to the test only where it names something', async () => {
    expect(await judged(reportTrue, reports(''), once)).toEqual({ met: 0, broken: [] });
    expect(await judged(reportTrue, writes('- TICKET-7\n'), once)).toEqual({ met: 0, broken: [] });
  });
});
