import { describe, expect, it } from 'vitest';
import { anyText } from '../../../properties/summarizer/any-text.js';
import type { SummarizerDoor } from '../../../src/compactor/doors/summarizer.js';
import { summarizerCompactor } from '../../../src/compactor/doors/summarizer-door.js';
import { judgementOf } from '../../../src/property/judgement-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { append, compact, play, scenario, turn } from '../../conversation.js';
import { ONE } from '../turns.js';

const talk = (text: string) => scenario([append(turn('t1', 'TICKET-7', { text })), compact]);
const special = talk('TICKET-7 ends in <|endoftext|>.');
const plain = scenario([append(ONE), compact]);

/** What is said of a summarizer, with its companions played; and how often it was called. */
async function saidOf(summarize: SummarizerDoor['summarize'], played: Scenario) {
  let calls = 0;
  const compactor = summarizerCompactor({
    summarize(...given) {
      calls += 1;
      return summarize(...given);
    },
  });
  const again = (other: Scenario) => play(compactor, other, 50);
  const { met, violations } = await judgementOf(anyText, await again(played), again);
  return { met, says: violations.map(({ says }) => says), calls };
}

function failing(when: (text: string, call: number) => boolean): SummarizerDoor['summarize'] {
  let calls = 0;
  return ([first]) => {
    calls += 1;
    if (when(first!.text, calls)) throw new Error('not allowed');
    return '- TICKET-7\n';
  };
}

describe('a summarizer breaks off', () => {
  it.each([
    ['by a crash', (): string => (undefined as never as string[]).join(), 'compact() crashed: TypeError'],
    ['by not returning', () => new Promise<string>(() => {}), 'compact() did not return'],
    ['by nonsense', () => 7 as never, 'summarize(…) returned nonsense'],
  ])('%s, whatever the text is', async (_, summarize, says) => {
    const { met, says: said } = await saidOf(summarize, plain);
    expect(met).toBe(1);
    expect(said).toEqual([expect.stringContaining(says)]);
  });
});

describe('an orderly error', () => {
  it('breaks the law where it is due to what the text holds', async () => {
    const { says } = await saidOf(
      failing((text) => text.includes('<|')),
      special,
    );
    expect(says).toEqual(['compact() failed because of what the turns hold: not allowed']);
  });

  it.each([['\ud83d'], ['\u0000'], ['\ufeff'], ['<|im_start|>']])(
    'is looked into where a turn holds %o',
    async (text) => {
      const played = talk(`TICKET-7 ${text}`);
      expect(
        (
          await saidOf(
            failing((given) => given.includes(text)),
            played,
          )
        ).says,
      ).toHaveLength(1);
    },
  );

  it('does not break it where it comes with plain text as well', async () => {
    expect(
      await saidOf(
        failing(() => true),
        special,
      ),
    ).toEqual({ met: 1, says: [], calls: 4 });
  });

  it('does not break it where it does not come back', async () => {
    expect(
      await saidOf(
        failing((_, call) => call === 1),
        special,
      ),
    ).toMatchObject({ says: [] });
  });

  it('does not break it where the text is ordinary', async () => {
    expect(
      await saidOf(
        failing(() => true),
        plain,
      ),
    ).toEqual({ met: 0, says: [], calls: 1 });
  });
});

it('costs no further calls where nothing failed', async () => {
  expect(await saidOf(() => '- TICKET-7\n', special)).toEqual({ met: 1, says: [], calls: 1 });
});

it('is kept where the room does not suffice for a long name, whatever its characters are', async () => {
  const named = turn('t1', '<|endoftext|>', { text: 'Remember <|endoftext|>.' });
  const tight = scenario([append(named), compact], { settings: { summaryBudget: 6 } });
  const { says } = await saidOf(([first], budget, { countTokens }) => {
    const text = `- ${first!.anchor}\n`;
    if (budget !== null && countTokens(text) > budget) throw new Error('no room');
    return text;
  }, tight);
  expect(says).toEqual([]);
});
