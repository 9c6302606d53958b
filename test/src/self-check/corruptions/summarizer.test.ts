import { describe, expect, it } from 'vitest';
import type { Compactor } from '../../../../src/compactor/compactor.js';
import type { SummaryRequest, SummaryResponse } from '../../../../src/compactor/summarizer.js';
import type { Corruption } from '../../../../src/self-check/corruption.js';
import { cutHidden } from '../../../../src/self-check/corruptions/cut-hidden.js';
import { earlierSummaryHidden } from '../../../../src/self-check/corruptions/earlier-summary-hidden.js';
import { halfShown } from '../../../../src/self-check/corruptions/half-shown.js';
import { reportHidden } from '../../../../src/self-check/corruptions/report-hidden.js';
import { textsHalfShown } from '../../../../src/self-check/corruptions/texts-half-shown.js';
import type { Turn } from '../../../../src/transcript/turn.js';
import { turn } from '../../../conversation.js';
import { environmentOf } from '../look-at.js';

const RESPONSE: SummaryResponse = {
  kind: 'text',
  text: 'cut',
  finish: 'length',
  closingMarker: '[end]',
  reportedIds: ['t1'],
};

/** What the summarizer is asked, and what the compactor is answered. */
async function mailOf(corruption: Corruption, request: SummaryRequest) {
  let asked: SummaryRequest | undefined;
  let answered: SummaryResponse | undefined;
  const compactor: Compactor = {
    name: 'asks',
    open: ({ summarizer }) => ({
      append: () => {},
      view: () => [],
      async compact() {
        answered = await summarizer.complete(request);
        return { status: 'compacted' };
      },
    }),
  };
  const summarizer = {
    complete: async (given: SummaryRequest) => {
      asked = given;
      return RESPONSE;
    },
  };
  const session = await corruption.corrupt(compactor).open({ ...environmentOf(), summarizer });
  await session.compact();
  return { asked, answered };
}

const TURNS: Turn[] = [turn('t1', 'A-1'), turn('t2', 'B-2'), turn('t3', 'C-3')];
const REQUEST: SummaryRequest = { turns: TURNS, previous: 'so far', budget: 50 };

describe('the summarizer', () => {
  it('is shown the first half of the turns, or of the prompt', async () => {
    const { asked } = await mailOf(halfShown, REQUEST);
    expect(asked).toEqual({ ...REQUEST, turns: TURNS.slice(0, 2) });
    expect((await mailOf(halfShown, { prompt: 'abcd' })).asked).toEqual({ prompt: 'ab' });
  });

  it('is shown the second half of each text', async () => {
    const { asked } = await mailOf(textsHalfShown, REQUEST);
    expect(asked?.turns?.map(({ id, text }) => [id, text])).toEqual(
      TURNS.map(({ id, text }) => [id, text.slice(text.length >> 1)]),
    );
  });

  it('is not shown the summary so far', async () => {
    const { previous: _, ...rest } = REQUEST;
    expect((await mailOf(earlierSummaryHidden, REQUEST)).asked).toEqual(rest);
    expect((await mailOf(earlierSummaryHidden, { previous: 'so far' })).asked).toEqual({ turns: [] });
  });
});

describe('the compactor', () => {
  it('is not told that the text was cut', async () => {
    const { finish: _, closingMarker: __, ...rest } = RESPONSE;
    expect((await mailOf(cutHidden, REQUEST)).answered).toEqual(rest);
  });

  it('is not given the report', async () => {
    const { reportedIds: _, ...rest } = RESPONSE;
    expect((await mailOf(reportHidden, REQUEST)).answered).toEqual(rest);
  });

  it('finds the answer of the summarizer itself unchanged', async () => {
    await mailOf(cutHidden, REQUEST);
    expect(RESPONSE).toHaveProperty('finish', 'length');
  });
});
