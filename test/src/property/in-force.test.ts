import { describe, expect, it } from 'vitest';
import { isHeld, keptAt, standingsAt } from '../../../src/property/in-force.js';
import { isStrict, needlesOf } from '../../../src/property/needles.js';
import { turnOf } from '../../../src/property/turn-of.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, play, said, scenario, turn } from '../../conversation.js';

const ONE = said('t1', 'TICKET-7');
const TWO = said('t2', 'src/a.ts');
const twice = scenario([append(ONE, asks('t8')), compact, append(TWO, asks('t9')), compact]);

describe('the summaries in force', () => {
  it('are those in the view at a moment', async () => {
    const seen = await play(session(), twice);
    const anchors = seen.moments.map((moment) =>
      standingsAt(seen, moment).map(({ present }) => [...present].join()),
    );
    expect(anchors).toEqual([[], ['TICKET-7'], ['TICKET-7'], ['TICKET-7', 'src/a.ts']]);
  });

  it('hold something only if one of them does alone', async () => {
    const seen = await play(session(), twice);
    const standings = standingsAt(seen, seen.moments.at(-1)!);
    expect(isHeld(standings, ['TICKET-7'])).toBe(true);
    expect(isHeld(standings, ['src/a.ts'], 'whole')).toBe(true);
    expect(isHeld(standings, ['TICKET-7', 'src/a.ts'])).toBe(false);
  });

  it('leave the turns that are kept verbatim', async () => {
    const { moments } = await play(session(), twice);
    expect(moments.map((moment) => [...keptAt(moment)])).toEqual([
      ['t1', 't8'],
      ['t8'],
      ['t8', 't2', 't9'],
      ['t8', 't9'],
    ]);
  });
});

describe('what is looked for', () => {
  const strict = turn('t3', 'ERR-40', {
    text: 'ERR-40 came 31 times.',
    facts: [
      { key: 'code', value: 'ERR-40' },
      { key: 'count', value: '31' },
    ],
  });

  it('is every anchor and every value, once', () => {
    expect(needlesOf(scenario([append(ONE, strict), append({ ...ONE, id: 't4' }, asks('t9'))]))).toEqual([
      'TICKET-7',
      'ERR-40',
      '31',
    ]);
  });

  it('is strict where a value is not its turn’s anchor', () => {
    expect(isStrict(scenario([append(ONE, TWO, asks('t9'))]))).toBe(false);
    expect(isStrict(scenario([append(ONE, strict)]))).toBe(true);
  });

  it('belongs to a turn, if there is one with the id', () => {
    expect(turnOf(twice, 't2')).toBe(TWO);
    expect(turnOf(twice, 't7')).toBeUndefined();
  });
});
