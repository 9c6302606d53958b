import { describe, expect, it } from 'vitest';
import { estimateTenfold } from '../../../../src/self-check/corruptions/estimate-tenfold.js';
import { findsNothing } from '../../../../src/self-check/corruptions/finds-nothing.js';
import { handleDead } from '../../../../src/self-check/corruptions/handle-dead.js';
import { logRepeated } from '../../../../src/self-check/corruptions/log-repeated.js';
import { logReversed } from '../../../../src/self-check/corruptions/log-reversed.js';
import { logRewritten } from '../../../../src/self-check/corruptions/log-rewritten.js';
import { logShortened } from '../../../../src/self-check/corruptions/log-shortened.js';
import { LOG, lookAt, sessionAfterPass } from '../look-at.js';

const IDS = LOG.map(({ id }) => id);

describe('the raw log', () => {
  it.each([
    { corruption: logShortened, ids: IDS.slice(1) },
    { corruption: logReversed, ids: IDS.toReversed() },
    { corruption: logRepeated, ids: ['t1', ...IDS] },
    { corruption: logRewritten, ids: IDS },
  ])('$corruption.name: $corruption.says', async ({ corruption, ids }) => {
    expect((await lookAt(corruption)).log.map(({ id }) => id)).toEqual(ids);
  });

  it('has another text in its oldest entry', async () => {
    const { log } = await lookAt(logRewritten);
    expect(log.map(({ text }) => text)).toEqual(['Be briefq', ...LOG.slice(1).map(({ text }) => text)]);
  });
});

describe('what else a session offers', () => {
  it('estimates ten times as many tokens', async () => {
    const plain = await (await sessionAfterPass(null)).estimate!('one two three');
    expect(await (await sessionAfterPass(estimateTenfold)).estimate!('one two three')).toBe(10 * plain);
  });

  it('finds nothing', async () => {
    expect(await (await sessionAfterPass(null)).find!('TICKET-1')).toEqual(['t2']);
    expect(await (await sessionAfterPass(findsNothing)).find!('TICKET-1')).toEqual([]);
  });

  it('resolves no handle', async () => {
    expect((await sessionAfterPass(null)).resolve!('#1')).toBe('what #1 stands for');
    const session = await sessionAfterPass(handleDead);
    expect(() => session.resolve!('#1')).toThrow('#1');
  });
});
