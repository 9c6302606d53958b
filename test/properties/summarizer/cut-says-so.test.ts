import { describe, expect, it } from 'vitest';
import { cutSaysSo } from '../../../properties/summarizer/cut-says-so.js';
import { append, compact, said, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE } from '../turns.js';
import { writes } from './writes.js';

const short = scenario([append(ONE, said('t2', 'ERR-40412')), compact], { settings: { summaryBudget: 8 } });
const TORN = '- TICKET-7\n- ERR-404';

describe('a text that breaks off', () => {
  it('in a number breaks the law where nothing says so', async () => {
    const { violations } = await judge(cutSaysSo, writes(TORN), short);
    expect(violations[0]?.says).toBe(
      'the text breaks off after "ERR-404", where ERR-40412 begins, and nothing says that it was cut',
    );
  });

  it('breaks it all the more where it says that it is whole', async () => {
    const { violations } = await judge(cutSaysSo, writes({ text: TORN, finish: 'stop' }), short);
    expect(violations[0]?.says).toContain('and its finish reason is “stop”');
  });

  it('breaks it where a closing marker stands under it', async () => {
    const text = `${TORN}\nEND`;
    const { violations } = await judge(cutSaysSo, writes({ text, closingMarker: 'END' }), short);
    expect(violations[0]?.says).toContain('and its closing marker "END" stands under it');
  });

  it.each([
    { finish: 'length' } as const,
    { finish: 'filter' } as const,
    { closingMarker: 'END' },
    { finish: 'stop', closingMarker: 'END' } as const,
  ])('keeps it with %o', async (signal) => {
    expect(await judged(cutSaysSo, writes({ text: TORN, ...signal }), short)).toEqual({ met: 1, broken: [] });
  });
});

describe('a text that ends between lines', () => {
  it('is not known to be cut', async () => {
    expect(await judged(cutSaysSo, writes('- TICKET-7\n'), short)).toEqual({ met: 1, broken: [] });
  });

  it('puts nothing to the test where there is room for everything', async () => {
    const roomy = scenario([append(ONE), compact]);
    expect(await judged(cutSaysSo, writes('- TICKET-7\n'), roomy)).toEqual({ met: 0, broken: [] });
  });
});
