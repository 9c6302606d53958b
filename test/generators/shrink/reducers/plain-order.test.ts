import { describe, expect, it } from 'vitest';
import { plainTurn } from '../../../../generators/shrink/plain.js';
import { plainOrder } from '../../../../generators/shrink/reducers/plain-order.js';
import { logOf } from '../../../../src/scenario/log-of.js';
import type { Turn } from '../../../../src/transcript/turn.js';
import { append, compact, scenario, tokenizer } from '../../../conversation.js';
import { bare, offers, plainScenario, plainTurns } from '../offers.js';

const offered = (...turns: Turn[]) =>
  offers(plainOrder, scenario([append(...turns), compact])).map((one) => logOf(one));

describe('neighbours', () => {
  it('are offered the other way round', () => {
    const orders = offers(plainOrder, plainScenario(3)).map((one) =>
      logOf(one)
        .map(({ id }) => id)
        .join(),
    );
    expect(orders).toEqual(expect.arrayContaining(['t2,t1,t3', 't1,t3,t2']));
  });

  it('are offered with what they state the other way round, under plain names', () => {
    const fact = (value: string) => ({ facts: [{ key: 'k', value }] });
    const [silent, speaking] = [bare('t1', null), bare('t2', 'A-2', { ...fact('V-2'), text: 'A-2, V-2' })];
    const text = 'Remember A-1, k = V-1.';
    expect(offered(silent, speaking)).toContainEqual([
      bare('t1', 'A-1', { ...fact('V-1'), text }),
      bare('t2', null),
    ]);
    const second = { ...fact('V-2'), text: 'Remember A-2, k = V-2.' };
    expect(offered(bare('t1', 'A-1', { ...fact('V-1'), text }), bare('t2', null))).toContainEqual([
      bare('t1', null),
      bare('t2', 'A-2', second),
    ]);
  });

  it('keep an anchor that is not plain', () => {
    expect(offered(bare('t1', null), bare('t2', 'src/a.ts'))).toContainEqual([
      bare('t1', 'src/a.ts'),
      bare('t2', null),
    ]);
  });

  it('are those of one append', () => {
    const [one, two] = plainTurns(2);
    expect(offers(plainOrder, scenario([append(one!), append(two!)]))).toEqual([]);
  });
});

it('moves padding into the last turn', () => {
  const turns = plainTurns(2).map((one) => plainTurn(one, tokenizer, 10));
  expect(offered(...turns)).toContainEqual([
    plainTurn(turns[0]!, tokenizer),
    plainTurn(turns[1]!, tokenizer, 20),
  ]);
});
