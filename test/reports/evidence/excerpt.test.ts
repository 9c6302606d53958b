import { describe, expect, it } from 'vitest';
import { type Excerpt, excerptOf } from '../../../reports/evidence/excerpt.js';
import { turn } from '../samples/turn.js';

const LOG = Array.from({ length: 40 }, (_, place) => turn(`t${place + 1}`, 'text', null));

const brief = (excerpt: Excerpt) =>
  excerpt
    .map((entry) => ('gap' in entry ? `(${entry.gap[0]!.id}..${entry.gap.at(-1)!.id})` : entry.id))
    .join(' ');

describe('excerptOf', () => {
  it('keeps a short log whole', () => {
    expect(brief(excerptOf(LOG.slice(0, 8), new Set()))).toBe('t1 t2 t3 t4 t5 t6 t7 t8');
  });

  it('keeps named turns and their neighbours of a long one', () => {
    expect(brief(excerptOf(LOG, new Set(['t20'])))).toBe('(t1..t18) t19 t20 t21 (t22..t40)');
  });

  it('shows a turn that would be left out alone', () => {
    expect(brief(excerptOf(LOG, new Set(['t10', 't14'])))).toBe(
      '(t1..t8) t9 t10 t11 t12 t13 t14 t15 (t16..t40)',
    );
  });

  it('keeps both ends where none is named', () => {
    expect(brief(excerptOf(LOG, new Set()))).toBe('t1 t2 (t3..t38) t39 t40');
  });

  it('stays short where all are named', () => {
    expect(excerptOf(LOG, new Set(LOG.map(({ id }) => id))).length).toBeLessThan(15);
  });
});
