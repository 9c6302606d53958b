import { describe, expect, it } from 'vitest';
import { PROPERTIES } from '../../properties/registry.js';
import type { Compactor } from '../../src/compactor/compactor.js';
import type { Level } from '../../src/property/property.js';
import { whySkipped } from '../../src/run/why-skipped.js';
import type { Scenario } from '../../src/scenario/scenario.js';
import type { Fault } from '../../src/simulation/behaviour.js';
import { careless } from '../compactors/made-to-measure.js';
import { append, asks, compact, play, scenario, tokenizer } from '../conversation.js';
import { ONE, THREE, TWO } from './turns.js';

const once = (...faults: Fault[]) =>
  scenario([append(ONE, TWO, THREE, asks('t9')), compact], { summarizer: { faults } });
const twice = scenario([append(ONE, asks('t8')), compact, append(TWO, asks('t9')), compact]);

const SECOND = '- TICKET-7\n- src/a.ts';
const cut: Fault = { fault: 'cut', tokens: tokenizer.count(`${SECOND}\n`) };
const dropped: Fault = { fault: 'drop', target: { ids: ['t3'] } };

const forgetful = {
  show: ({ id, content }: { id?: string; content: string | null }) => (id ? content! : ''),
};
const inPart = { show: ({ content }: { content: string | null }) => content!.slice(-30) };
const shortening = { edit: (text: string) => text.slice(0, SECOND.length) };

/** The properties that a compactor breaks, with their levels. */
async function broken(compactor: Compactor, played: Scenario): Promise<[string, Level][]> {
  const seen = await play(compactor, played);
  return PROPERTIES.filter((property) => whySkipped(property, seen.supports) === null)
    .filter((property) => property.judge(seen, []).violations.length > 0)
    .map(({ id, level }) => [id, level]);
}

describe('a turn that was removed and is absent is told once, under its cause:', () => {
  it.each<[string, Compactor, Scenario, [string, Level]]>([
    [
      'nothing usable was committed',
      careless({ edit: () => 'We talked.' }),
      once({ fault: 'refusal' }),
      ['failure/nothing-unusable-committed', 'must'],
    ],
    ['it was never shown in full', careless(inPart), once(dropped), ['coverage/only-what-was-seen', 'must']],
    ['its summary was not shown', careless(forgetful), twice, ['coverage/only-what-was-seen', 'must']],
    ['the cut was signalled', careless(), once(cut), ['coverage/cut-noticed', 'must']],
    ['the compactor cut it off', careless(shortening), once(), ['coverage/cut-noticed', 'must']],
    [
      'it was left out in silence',
      careless(),
      once(dropped),
      ['coverage/removed-turns-summarized', 'should'],
    ],
  ])('%s', async (_, compactor, played, property) => {
    expect(await broken(compactor, played)).toEqual([property]);
  });

  it('to whoever says that it verifies, leaving it out in silence is forbidden, too', async () => {
    const promising = careless({ supports: { verifies: true } });
    expect(await broken(promising, once(dropped))).toEqual([['coverage/anchors-present', 'must']]);
  });

  it('nothing is told where every removed turn is in a summary', async () => {
    expect(await broken(careless(), once())).toEqual([]);
    expect(await broken(careless(), twice)).toEqual([]);
  });
});

it('skips what needs explicit claims without them', async () => {
  const { supports } = await play(careless(), once());
  const skipped = PROPERTIES.filter((property) => whySkipped(property, supports) !== null);
  const clauses = new Set(skipped.flatMap((property) => property.clauses));
  for (const clause of ['S2', 'S4', 'S6', 'S10', 'S11', 'S12', 'S14']) expect(clauses).toContain(clause);
});
