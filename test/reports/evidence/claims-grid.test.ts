import { describe, expect, it } from 'vitest';
import { claimsGrid } from '../../../reports/evidence/claims-grid.js';
import type { SeenClaims } from '../../../src/property/observation.js';
import { counterexample, scenario } from '../samples/counterexample.js';
import { kept, moment, summary } from '../samples/moment.js';
import { summarizerCall } from '../samples/summarizer-call.js';
import { turn } from '../samples/turn.js';

const TURNS = [
  turn('t1', 'pay INV-4471', 'INV-4471'),
  turn('t2', 'account DE-7730', 'DE-7730'),
  turn('t3', 'call port 8080', 'port', { facts: [{ key: 'port', value: '8080' }] }),
  turn('t4', 'thanks', null),
];
const WRITTEN = '- INV-4471\n- DE-7730';

/** The rows for these turns after a pass whose summary was cut in the middle of DE-7730, or after it. */
function rowsFor(claims: SeenClaims | null, turns = TURNS) {
  const cut = summarizerCall(['t1', 't2'], WRITTEN, ['t1'], {
    response: { kind: 'text', text: WRITTEN, finish: 'length' },
    truth: { anchors: ['t1'], facts: ['t1'], cut: 'signalled', faithful: false, unusable: null },
  });
  const after = moment(1, turns.length, {
    calls: [cut],
    view: [summary(WRITTEN, 8), ...kept(turns.slice(3))],
    claims,
  });
  const found = counterexample(
    { scenario: scenario([{ step: 'append', turns }, { step: 'compact' }]), moments: [after] },
    { property: 'a/b', clauses: [], claim: 'c', violations: [{ moment: 0, turn: 't2', says: 's' }] },
  );
  const { rows } = claimsGrid(found.observation, after, turns, new Set(['t2']));
  return rows.map(({ cells }) => cells.join(' | '));
}

describe('claimsGrid', () => {
  it('sets each claim against what the summary and the view hold', () => {
    expect(rowsFor({ covered: ['t1', 't2'], uncovered: ['t3'], kept: ['t4'], summaryOf: {} })).toEqual([
      't1 | covered | present | present | no | ',
      't2 | covered | cut off | cut off | no | ✗',
      't3 | uncovered | absent | absent | no | ',
      't4 | kept | – | – | yes | ',
    ]);
  });

  it('finds turns in no list, and in several', () => {
    expect(
      rowsFor({ covered: ['t1'], uncovered: ['t1'], kept: [], summaryOf: {} }, TURNS.slice(0, 2)),
    ).toEqual(['t1 | covered and uncovered | present | no | ✗', 't2 | in no list | cut off | no | ✗']);
  });

  it('calls what is in the view kept where there is no such list', () => {
    expect(rowsFor({ covered: ['t1'], uncovered: ['t2', 't3'], kept: null, summaryOf: {} })[3]).toBe(
      't4 | kept | – | – | yes | ',
    );
  });

  it('reads a removal as a claim where there is no pointer set', () => {
    expect(rowsFor(null)).toEqual([
      't1 | covered (by removal) | present | present | no | ',
      't2 | covered (by removal) | cut off | cut off | no | ✗',
      't3 | covered (by removal) | absent | absent | no | ✗',
      't4 | kept | – | – | yes | ',
    ]);
  });
});
