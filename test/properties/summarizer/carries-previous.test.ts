import { describe, expect, it } from 'vitest';
import { carriesPrevious } from '../../../properties/summarizer/carries-previous.js';
import { append, compact, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';
import { writes } from './writes.js';

const twice = (summaryBudget: number | null) =>
  scenario([append(ONE), compact, append(TWO), compact], { settings: { summaryBudget } });
const FIRST = '- TICKET-7\n';

describe('what the summary so far names', () => {
  it('is in the new one', async () => {
    expect(await judged(carriesPrevious, writes(FIRST, `${FIRST}- src/a.ts\n`), twice(null))).toEqual({
      met: 1,
      broken: [],
    });
  });

  it('is missed where it is not', async () => {
    const { violations } = await judge(carriesPrevious, writes(FIRST, '- src/a.ts\n'), twice(null));
    expect(violations).toEqual([
      { moment: 3, turn: 't1', says: 'the summary so far names "TICKET-7" (t1), and the new one does not' },
    ]);
  });

  it('is missed where nothing new was said, too', async () => {
    const played = scenario([append(ONE), compact, compact]);
    expect(await judged(carriesPrevious, writes(FIRST, 'We talked.'), played)).toEqual({
      met: 1,
      broken: ['t1'],
    });
  });

  it('cannot be asked for where the budget may not hold it', async () => {
    expect(await judged(carriesPrevious, writes(FIRST, '- src/a.ts\n'), twice(30))).toEqual({
      met: 0,
      broken: [],
    });
  });

  it('is nothing where the summary so far did not name it', async () => {
    expect(await judged(carriesPrevious, writes('We talked.', '- src/a.ts\n'), twice(null))).toEqual({
      met: 0,
      broken: [],
    });
  });
});
