import { describe, expect, it } from 'vitest';
import { inputCut } from '../../../compactors/faulty/input-cut.js';
import { onlyWhatWasSeen } from '../../../properties/coverage/only-what-was-seen.js';
import { messagesCompactor } from '../../../src/compactor/doors/messages-door.js';
import type { Summarizer } from '../../../src/compactor/summarizer.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { careless, pair, session } from '../../compactors/made-to-measure.js';
import { append, asks, CHAT, compact, said, scenario, turn } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const played = scenario([append(ONE, TWO, asks('t9')), compact]);
const twice = scenario([append(ONE, asks('t8')), compact, append(TWO, asks('t9')), compact]);

describe('a claim', () => {
  it('is made of what the summarizer was shown', async () => {
    expect(await judged(onlyWhatWasSeen, pair(), played)).toEqual({ met: 1, broken: [] });
    expect(await judged(onlyWhatWasSeen, careless(), played)).toEqual({ met: 1, broken: [] });
  });

  it('breaks the law where only a part was shown', async () => {
    const first = said('t1', 'TICKET-7', { text: `TICKET-7 comes first. ${CHAT.repeat(3)}` });
    const { violations } = await judge(
      onlyWhatWasSeen,
      inputCut.make(),
      scenario([append(first, TWO, asks('t9')), compact]),
    );
    expect(violations.map(({ says }) => says)).toEqual([
      't1 was removed from the view, and the summarizer was shown only a part of it',
      't2 was removed from the view, and the summarizer was shown nothing of it',
    ]);
  });

  it('holds where what is cut off is nothing', async () => {
    const short = [
      turn('t1', 'TICKET-7', { role: 'assistant', text: `${CHAT}See TICKET-7.` }),
      turn('t2', 'src/a.ts', { role: 'assistant', text: `${CHAT}See src/a.ts.` }),
    ];
    const shown = scenario([append(...short, asks('t9')), compact]);
    expect(await judged(onlyWhatWasSeen, inputCut.make(), shown)).toEqual({ met: 1, broken: [] });
  });

  it('breaks the law where something else was shown', async () => {
    const firstOnly = session((ledger, { summarizer }) => ({
      async compact() {
        const [first] = ledger.turns;
        const { text } = await summarizer.complete({ turns: [first!] });
        ledger.commit({ body: text, covered: ledger.turns.slice(0, 2), removed: ledger.turns.slice(0, 2) });
        return { status: 'compacted' };
      },
    }));
    const { violations } = await judge(onlyWhatWasSeen, firstOnly, played);
    expect(violations.map(({ says }) => says)).toEqual([
      't2 is claimed as covered, and the summarizer was shown nothing of it',
    ]);
  });

  describe('after a request that failed', () => {
    const failing = { fault: 'fail' as const, message: 'context_length_exceeded', calls: [0] };
    const failsFirst = scenario([append(ONE, TWO, asks('t9')), compact], {
      summarizer: { faults: [failing] },
    });

    const again = (then: (turns: Turn[], summarizer: Summarizer) => Promise<string>) =>
      session((ledger, { summarizer }) => ({
        async compact() {
          const turns = ledger.turns.slice(0, 2);
          await summarizer.complete({ turns }).catch(() => null);
          ledger.commit({ body: await then(turns, summarizer), covered: turns, removed: turns });
          return { status: 'compacted' };
        },
      }));

    it('breaks the law where the next one shows less', async () => {
      const less = again(async ([, second], summarizer) => {
        const { text } = await summarizer.complete({ turns: [second!] });
        return `${text}\n- TICKET-7`;
      });
      expect((await judged(onlyWhatWasSeen, less, failsFirst)).broken).toEqual(['t1']);
    });

    it('holds where the next one shows all of it', async () => {
      const all = again(async (turns, summarizer) => (await summarizer.complete({ turns })).text);
      expect(await judged(onlyWhatWasSeen, all, failsFirst)).toEqual({ met: 1, broken: [] });
    });

    it('holds where the compactor writes the summary itself', async () => {
      const itself = again(async () => '- TICKET-7\n- src/a.ts');
      expect(await judged(onlyWhatWasSeen, itself, failsFirst)).toEqual({ met: 1, broken: [] });
    });

    it('breaks the law where it writes of something else', async () => {
      const { violations } = await judge(
        onlyWhatWasSeen,
        again(async () => '- src/a.ts'),
        failsFirst,
      );
      expect(violations.map(({ says }) => says)).toEqual([
        't1 is claimed as covered, and no summarizer answered',
      ]);
    });
  });

  it('breaks the law where nobody was asked', async () => {
    const sliding = messagesCompactor((messages) => messages.slice(-2));
    const { violations } = await judge(onlyWhatWasSeen, sliding, played);
    expect(violations.map(({ says }) => says)).toEqual([
      't1 was removed from the view, and no summarizer was asked at all',
    ]);
  });

  it('is not made of a turn without an anchor', async () => {
    const sliding = messagesCompactor((messages) => messages.slice(-2));
    const small = scenario([append(asks('t1'), TWO, asks('t9')), compact]);
    expect(await judged(onlyWhatWasSeen, sliding, small)).toEqual({ met: 1, broken: [] });
  });
});

describe('what was claimed before', () => {
  it('may stay claimed when its summary was shown', async () => {
    expect(await judged(onlyWhatWasSeen, careless(), twice)).toEqual({ met: 2, broken: [] });
  });

  it('may stay claimed when its summary is still in force', async () => {
    expect(await judged(onlyWhatWasSeen, session(), twice)).toEqual({ met: 2, broken: [] });
  });

  it('breaks the law when its summary was replaced unseen', async () => {
    const forgetful = careless({ show: ({ id, content }) => (id === undefined ? '' : content!) });
    const { violations } = await judge(onlyWhatWasSeen, forgetful, twice);
    expect(violations).toMatchObject([
      { moment: 3, turn: 't1', says: expect.stringContaining('summarized before') },
    ]);
  });
});
