import { describe, expect, it } from 'vitest';
import type { SummarizeInfo, SummarizerDoor } from '../../../../src/compactor/doors/summarizer.js';
import { summarizerCompactor } from '../../../../src/compactor/doors/summarizer-door.js';
import { append, compact, play, scenario, tokenizer } from '../../../conversation.js';
import { ONE, TWO } from '../../../properties/turns.js';

const lines: SummarizerDoor['summarize'] = (turns) => turns.map(({ anchor }) => `- ${anchor}\n`).join('');
const twice = scenario([append(ONE), compact, append(TWO), compact]);

describe('a summarizer on its own', () => {
  it('is handed the new turns, the budget, and the summary so far', async () => {
    const asked: [string[], number | null, string | null][] = [];
    const summarize: SummarizerDoor['summarize'] = (turns, budget, { previous }) => {
      asked.push([turns.map(({ id }) => id), budget, previous]);
      return lines(turns, budget, {} as SummarizeInfo);
    };
    await play(summarizerCompactor({ summarize }), twice);
    expect(asked).toEqual([
      [['t1'], 100, null],
      [['t2'], 100, '- TICKET-7\n'],
    ]);
  });

  it('can count tokens as they are judged', async () => {
    const { moments } = await play(
      summarizerCompactor({ summarize: ([first], _, { countTokens }) => `${countTokens(first!.text)}` }),
      scenario([append(ONE), compact]),
    );
    expect(moments[1]!.calls[0]!.response?.text).toBe(`${tokenizer.count(ONE.text)}`);
  });

  it('may answer at once or later, with text or with more', async () => {
    const more = { text: '- TICKET-7', finish: 'length', closingMarker: 'END', reportedIds: ['t1'] } as const;
    for (const answer of ['- TICKET-7', more]) {
      for (const summarize of [() => answer, async () => answer]) {
        const { moments } = await play(summarizerCompactor({ summarize }), scenario([append(ONE), compact]));
        const expected = typeof answer === 'string' ? { text: answer } : answer;
        expect(moments[1]!.calls[0]!.response).toEqual({ kind: 'text', ...expected });
        expect(moments[1]!.outcome).toEqual({ status: 'compacted' });
      }
    }
  });

  it('shows what it was asked and wrote, and what of that is true', async () => {
    const { moments } = await play(summarizerCompactor({ summarize: lines }), twice);
    expect(moments[3]!.calls).toMatchObject([
      {
        index: 1,
        request: { turns: ['t2'], previous: '- TICKET-7\n', budget: 100 },
        shown: ['t2'],
        carried: ['t1'],
        tokens: tokenizer.count('- src/a.ts\n'),
        truth: { anchors: ['t2'], facts: ['t2'], cut: 'none', faithful: false, unusable: null },
      },
    ]);
  });

  it('is handed the turns again after it threw, and nothing has changed', async () => {
    const summarize = () => {
      throw new Error('rate limit');
    };
    const { moments, breakdown } = await play(summarizerCompactor({ summarize }), twice);
    expect(breakdown).toBeNull();
    expect(moments.map(({ refusal }) => refusal?.message)).toEqual([
      undefined,
      'rate limit',
      undefined,
      'rate limit',
    ]);
    expect(moments[3]!.calls).toMatchObject([
      { request: { turns: ['t1', 't2'], previous: null }, response: null, error: 'rate limit' },
    ]);
    expect(moments[3]!.view.map(({ type }) => type)).toEqual(['kept', 'kept']);
  });

  it.each([['', 'blank'] as const, [{ kind: 'toolCall', text: '' } as const, 'toolCall'] as const])(
    'has not summarised with %o',
    async (answer, kind) => {
      const { moments } = await play(summarizerCompactor({ summarize: () => answer }), twice);
      const outcome = { status: 'refused', reason: `there is no summary, but a ${kind}` };
      expect(moments[1]!.outcome).toEqual(outcome);
      expect(moments[3]!.calls[0]!.request).toMatchObject({ turns: ['t1', 't2'], previous: null });
    },
  );

  it.each([
    [
      undefined,
      'Expected `summarize(…)` to give text, or an object with `text`, got `undefined` (undefined)',
    ],
    [{ text: 7 }, 'a `text` that is a string, got `7` (number)'],
    [{ text: 'x', finish: 'max_tokens' }, "a `finish` of 'stop', 'length' or 'filter', or none"],
    [{ text: 'x', reportedIds: 't1' }, '`reportedIds` as a list of turn ids'],
    [{ text: 'x', kind: 'json' }, "a `kind` of 'text', 'toolCall' or 'blank'"],
    [{ text: 'x', closingMarker: 1 }, 'a `closingMarker` of text'],
  ])('has answered nonsense with %o', async (answer, message) => {
    const compactor = summarizerCompactor({ summarize: () => answer as never });
    const { breakdown } = await play(compactor, scenario([append(ONE), compact]));
    expect(breakdown).toMatchObject({ kind: 'nonsense', during: 'summarize(…)' });
    expect(breakdown?.message).toContain(message);
  });

  it('takes null for a part that it leaves out', async () => {
    const answer = { text: '- TICKET-7', finish: null, reportedIds: null } as never;
    const { moments } = await play(summarizerCompactor({ summarize: () => answer }), twice);
    expect(moments[1]!.calls[0]!.response).toEqual({ kind: 'text', text: '- TICKET-7' });
  });
});

describe('the ratios that a summarizer claims', () => {
  const claimedBy = (ratios?: SummarizerDoor['ratios']) =>
    summarizerCompactor({ summarize: lines, ...(ratios !== undefined && { ratios }) }).supports
      ?.claimedRatios;

  it('are 5 and 3 where it says nothing, and none where it says so', () => {
    expect(claimedBy()).toEqual({ prose: [5, 1], structured: [3, 1] });
    expect(claimedBy(null)).toBeNull();
  });

  it('may be whole numbers or fractions, which are reduced', () => {
    expect(claimedBy({ prose: 4, structured: [10, 4] })).toEqual({ prose: [4, 1], structured: [5, 2] });
  });

  it.each([
    [
      { prose: 2.5, structured: 3 },
      'Expected `ratios.prose` to be a positive whole number, or a fraction of two',
    ],
    [{ prose: 5, structured: [1, 0] }, 'Expected `ratios.structured`'],
    [{ prose: 5 }, 'got `undefined` (undefined)'],
  ])('cannot be %o', (ratios, message) => {
    expect(() => claimedBy(ratios as never)).toThrow(
      expect.objectContaining({ code: 'CC_RATIOS_INVALID', message: expect.stringContaining(message) }),
    );
  });
});
