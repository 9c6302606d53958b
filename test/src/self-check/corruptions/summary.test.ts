import { describe, expect, it } from 'vitest';
import { summarizerCompactor } from '../../../../src/compactor/doors/summarizer-door.js';
import type { Corruption } from '../../../../src/self-check/corruption.js';
import { cutDenied } from '../../../../src/self-check/corruptions/cut-denied.js';
import { earlierTurnsForgotten } from '../../../../src/self-check/corruptions/earlier-turns-forgotten.js';
import { everythingReported } from '../../../../src/self-check/corruptions/everything-reported.js';
import { factsLost } from '../../../../src/self-check/corruptions/facts-lost.js';
import { replacementPatternsObeyed } from '../../../../src/self-check/corruptions/replacement-patterns-obeyed.js';
import { staleValueStated } from '../../../../src/self-check/corruptions/stale-value-stated.js';
import { summaryBlank } from '../../../../src/self-check/corruptions/summary-blank.js';
import { summaryCut } from '../../../../src/self-check/corruptions/summary-cut.js';
import { summaryInvents } from '../../../../src/self-check/corruptions/summary-invents.js';
import { summaryOverBudget } from '../../../../src/self-check/corruptions/summary-over-budget.js';
import { summaryQuotesAll } from '../../../../src/self-check/corruptions/summary-quotes-all.js';
import { summaryRepeated } from '../../../../src/self-check/corruptions/summary-repeated.js';
import { faithfulSummary } from '../../../../src/simulation/faithful-summary.js';
import { said, tokenizer } from '../../../conversation.js';
import { environmentOf, LOG, lookAt } from '../look-at.js';

const BODY = '- TICKET-1: owner = Anna\n- PORT-80\n- PORT-90\n- PRICE-$&\n';

/** The newest summary of a compactor, and what a summarizer under test wrote of the same turns. */
async function summaries(corruption: Corruption | null) {
  const summarizer = summarizerCompactor({ summarize: () => BODY });
  const session = await (corruption ? corruption.corrupt(summarizer) : summarizer).open(environmentOf());
  await session.append([...LOG]);
  await session.compact();
  const [written] = await session.written!();
  return [(await lookAt(corruption)).bodies.at(-1)!, written?.response?.text ?? ''];
}

describe('the newest summary', () => {
  it('is that of the compactor without a corruption', async () => {
    expect(await summaries(null)).toEqual([BODY, BODY]);
  });

  it.each([
    { corruption: summaryCut, text: BODY.slice(0, BODY.length / 2) },
    { corruption: summaryBlank, text: '' },
    { corruption: summaryInvents, text: `${BODY}\n- INVENTED-4711: /srv/invented/path.ts = 90210` },
    { corruption: summaryQuotesAll, text: [BODY, ...LOG.map((turn) => turn.text)].join('\n') },
    { corruption: factsLost, text: BODY.replace('Anna', '') },
    { corruption: replacementPatternsObeyed, text: BODY.replace('$&', () => '') },
    { corruption: staleValueStated, text: `${BODY}\nport = PORT-80\nk = PRICE-$&` },
  ])('$corruption.name: $corruption.says', async ({ corruption, text }) => {
    expect(await summaries(corruption)).toEqual([text, text]);
  });

  it('has more tokens than its budget', async () => {
    for (const text of await summaries(summaryOverBudget)) expect(tokenizer.count(text)).toBeGreaterThan(200);
  });

  it('stands in the view twice, the second time longer and under the same id', async () => {
    const { view } = await lookAt(summaryRepeated);
    const [one, other] = view.flatMap((item) => (item.type === 'summary' ? [item] : []));
    expect(other).toEqual({ ...one, body: `${BODY}\nand so on` });
  });

  it('keeps its wrapper', async () => {
    const wrapped = { type: 'summary', role: 'user', body: 'abcd', text: '<s>abcd</s>' } as const;
    const session = await summaryCut
      .corrupt({
        name: 'wraps',
        open: () => ({ append: () => {}, compact: () => ({ status: 'noop' }), view: () => [wrapped] }),
      })
      .open(environmentOf());
    expect(await session.view()).toEqual([{ ...wrapped, body: 'ab', text: '<s>ab</s>' }]);
  });
});

describe('what a summarizer under test wrote', () => {
  const summarizer = summarizerCompactor({
    summarize: (turns, _, { previous }) => (previous ?? '') + faithfulSummary([...turns], { marker: false }),
  });

  async function writtenInTwoPasses(corruption: Corruption) {
    const session = await corruption.corrupt(summarizer).open(environmentOf());
    const responses = [];
    for (const turn of [said('t1', 'ONE-1'), said('t2', 'TWO-2')]) {
      await session.append([turn]);
      await session.compact();
      responses.push((await session.written!())[0]?.response);
    }
    return responses;
  }

  it('breaks off, and says that it does not', async () => {
    const marked = summarizerCompactor({
      summarize: () => ({ text: `${BODY}[end]`, finish: 'length', closingMarker: '[end]' }),
    });
    const session = await cutDenied.corrupt(marked).open(environmentOf());
    await session.append([...LOG]);
    await session.compact();
    expect((await session.written!())[0]?.response).toMatchObject({
      text: `${BODY.slice(0, (BODY.length + '[end]'.length) / 2)}\n[end]`,
      finish: 'stop',
    });
  });

  it('no longer holds what the summary so far named', async () => {
    const [first, second] = await writtenInTwoPasses(earlierTurnsForgotten);
    expect([first?.text, second?.text]).toEqual(['- ONE-1\n', '- TWO-2']);
  });

  it('comes with a report of all that was given, and of more', async () => {
    const [, second] = await writtenInTwoPasses(everythingReported);
    expect(second?.reportedIds).toEqual(['t2', 'made-up']);
  });
});
