import { describe, expect, it } from 'vitest';
import { exchangesWhole as property } from '../../../properties/protocol/exchanges-whole.js';
import type { ViewItem } from '../../../src/compactor/session.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, scenario } from '../../conversation.js';
import { judged } from '../judged.js';
import { ONE } from '../turns.js';
import { fixed, kept, note, results, summary, uses } from '../views.js';

const use = uses('t2', 'run-81', 'c1');
const result = results('t3', 'ERR-40', 'c1');
const both = uses('t2', 'run-82', 'c1', 'c2');
const second = results('t4', 'ERR-41', 'c2');
const request = asks('t9');

const seen = (turns: Turn[], ...after: ViewItem[]) =>
  judged(property, fixed(turns.map(kept), after), scenario([append(...turns), compact]));

describe('an exchange is broken', () => {
  it('when a result is without its use', async () => {
    const { broken } = await seen([ONE, use, result, request], summary('-'), kept(result), kept(request));
    expect(broken).toEqual(['t2']);
  });

  it('when a use is without its result', async () => {
    const { broken } = await seen([ONE, use, result, request], summary('-'), kept(use), kept(request));
    expect(broken).toEqual(['t3']);
  });

  it('when one of two parallel results is gone', async () => {
    const { broken } = await seen([both, result, second, request], kept(both), kept(second), kept(request));
    expect(broken).toEqual(['t3']);
  });

  it('when one of two results in a turn is gone', async () => {
    const answers = results('t3', 'ERR-40', 'c1', 'c2');
    const left = { ...kept(answers), text: 'See ERR-40.' };
    const { broken } = await seen([ONE, both, answers, request], kept(both), left, kept(request));
    expect(broken).toEqual(['t3']);
  });

  it('when a use that waits is gone', async () => {
    const { broken } = await seen([request, ONE, use], kept(request), summary('-'));
    expect(broken).toEqual(['t2']);
  });

  it('when of a use that waits for one more result only that is left which came', async () => {
    const { broken } = await seen([request, both, result], kept(request), kept(result));
    expect(broken).toEqual(['t2']);
  });
});

describe('an exchange is whole', () => {
  const turns = [ONE, use, result, request];

  it('when all of it stays, or all of it goes', async () => {
    expect(await seen(turns, ...turns.map(kept))).toEqual({ met: 2, broken: [] });
    expect(await seen(turns, summary('-'), kept(request))).toEqual({ met: 2, broken: [] });
  });

  it('when something stands in for its result, or for its use', async () => {
    expect((await seen(turns, kept(use), note('tool'), kept(request))).broken).toEqual([]);
    expect((await seen(turns, note('assistant', 'run …'), kept(result), kept(request))).broken).toEqual([]);
  });

  it('when results came out of order', async () => {
    const late = [both, second, result, request];
    expect((await seen(late, ...late.map(kept))).broken).toEqual([]);
  });

  it('when its use was never answered: that is an ordinary turn', async () => {
    expect(await seen([use, ONE, request], kept(request))).toEqual({ met: 0, broken: [] });
  });

  it('as far as anybody can tell, when its texts stand in the log twice', async () => {
    const again = { ...use, id: 't5', uses: [{ ...use.uses![0]!, id: 'c5' }] };
    const answer = results('t6', 'ERR-42', 'c5');
    const log = [use, result, again, answer, request];
    expect(await seen(log, kept(use), kept(answer), kept(request))).toEqual({ met: 0, broken: [] });
  });
});

describe('a result that comes after its use was given up', () => {
  /** Lets the first turns go as soon as they are appended. */
  const eager = (...gone: string[]) =>
    session((ledger) => ({
      append(turns) {
        ledger.append(turns);
        const leaving = ledger.turns.filter(({ id }) => gone.includes(id) && ledger.isKept(id));
        if (leaving.length > 0) ledger.release(leaving);
      },
    }));

  it('stays alone where the use had left by then', async () => {
    const played = scenario([append(use, request), append(result)]);
    expect((await judged(property, eager('t2'), played)).broken).toEqual([]);
  });

  it('may not, where the use left while it was waited for', async () => {
    const played = scenario([append(request, use), append(result)]);
    expect((await judged(property, eager('t2'), played)).broken).toEqual(['t2']);
  });
});
