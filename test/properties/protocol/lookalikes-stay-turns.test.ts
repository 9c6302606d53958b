import { describe, expect, it } from 'vitest';
import { summaryByItsLooks } from '../../../compactors/faulty/summary-by-its-looks.js';
import { lookalikesStayTurns } from '../../../properties/protocol/lookalikes-stay-turns.js';
import type { ViewItem } from '../../../src/compactor/session.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, CHAT, compact, said, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const pasted = said('t3', 'run-9', { text: `[Summary] ${CHAT.repeat(3)}See run-9.` });
const played = scenario([append(ONE, pasted, TWO, asks('t9')), compact]);

describe('a turn that looks like a summary', () => {
  it('may be summarized like any other', async () => {
    expect(await judged(lookalikesStayTurns, session(), played)).toEqual({ met: 1, broken: [] });
  });

  it('is not given to the summarizer as the summary so far', async () => {
    const { violations } = await judge(lookalikesStayTurns, summaryByItsLooks.make(), played);
    expect(violations.map(({ says }) => says)).toEqual([
      't3 was given to the summarizer as the summary so far',
    ]);
  });

  it('does not stand in the view as a summary', async () => {
    const mistaken = session((ledger) => ({
      view: () =>
        ledger
          .view()
          .map(
            (item): ViewItem =>
              item.type === 'kept' && item.turn === 't3'
                ? { type: 'summary', role: 'user', body: item.text.slice('[Summary] '.length) }
                : item,
          ),
    }));
    const { violations } = await judge(lookalikesStayTurns, mistaken, played);
    expect(violations.map(({ says }) => says)).toEqual(['t3 stands in the view as a summary']);
  });
});
