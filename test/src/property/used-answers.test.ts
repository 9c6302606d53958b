import { expect, it } from 'vitest';
import { summariesIn } from '../../../src/property/summaries-in.js';
import { usedAnswers } from '../../../src/property/used-answers.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import { careless, session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, play, said, scenario, tokenizer } from '../../conversation.js';

const [ONE, TWO] = [said('t1', 'ERR-40'), said('t2', 'src/a.ts')];
const FIRST_LINE = tokenizer.count('- ERR-40\n');

/** Asks for all, is cut, and asks for the first turn alone. */
const secondAttempt = session((ledger, { summarizer }) => ({
  async compact() {
    await summarizer.complete({ turns: [ONE, TWO] });
    const { text } = await summarizer.complete({ turns: [ONE] });
    ledger.commit({ body: text, covered: [ONE], removed: [ONE] });
    return { status: 'compacted' };
  },
}));

it('are those whose text was committed', async () => {
  const seen = await play(careless(), scenario([append(ONE, TWO, asks('t9')), compact]));
  expect(usedAnswers(seen, seen.moments.at(-1)!).map(({ index }) => index)).toEqual([0]);
});

it('are the whole attempt, and not a cut one in the same words', async () => {
  const cutFirst: Fault = { fault: 'cut', tokens: FIRST_LINE, calls: [0] };
  const summarizer = { faults: [cutFirst] };
  const seen = await play(secondAttempt, scenario([append(ONE, TWO, asks('t9')), compact], { summarizer }));
  const now = seen.moments.at(-1)!;
  expect(now.calls.map(({ response }) => response!.text.trim())).toEqual(['- ERR-40', '- ERR-40']);
  expect(summariesIn(now)).toHaveLength(1);
  expect(usedAnswers(seen, now).map(({ index }) => index)).toEqual([1]);
});

it('are none where the compactor wrote what an answer had left out', async () => {
  const ownWords = session((ledger, { summarizer }) => ({
    async compact() {
      await summarizer.complete({ turns: [ONE, TWO] });
      ledger.commit({ body: '- ERR-40\n- src/a.ts', covered: [ONE, TWO], removed: [ONE, TWO] });
      return { status: 'compacted' };
    },
  }));
  const summarizer = { faults: [{ fault: 'cut', tokens: FIRST_LINE } as const] };
  const seen = await play(ownWords, scenario([append(ONE, TWO, asks('t9')), compact], { summarizer }));
  expect(seen.moments.at(-1)!.calls[0]!.response!.text.trim()).toBe('- ERR-40');
  expect(usedAnswers(seen, seen.moments.at(-1)!)).toEqual([]);
});

it('are those that end right behind an anchor, too', async () => {
  const atTheEnd = tokenizer.count('- ERR-40\n- src/a.ts');
  const summarizer = { faults: [{ fault: 'cut', tokens: atTheEnd } as const] };
  const seen = await play(careless(), scenario([append(ONE, TWO, asks('t9')), compact], { summarizer }));
  expect(seen.moments.at(-1)!.calls[0]!.truth.anchors).toEqual(['t1']);
  expect(usedAnswers(seen, seen.moments.at(-1)!)).toHaveLength(1);
});
