import { describe, expect, it } from 'vitest';
import type { Corruption } from '../../../../src/self-check/corruption.js';
import { anchorlessClaimed } from '../../../../src/self-check/corruptions/anchorless-claimed.js';
import { coveredTurnDisclaimed } from '../../../../src/self-check/corruptions/covered-turn-disclaimed.js';
import { coveredTurnUnlisted } from '../../../../src/self-check/corruptions/covered-turn-unlisted.js';
import { coversNothing } from '../../../../src/self-check/corruptions/covers-nothing.js';
import { idRepeated } from '../../../../src/self-check/corruptions/id-repeated.js';
import { listsReversed } from '../../../../src/self-check/corruptions/lists-reversed.js';
import { reportedClaimed } from '../../../../src/self-check/corruptions/reported-claimed.js';
import { shownTurnsClaimed } from '../../../../src/self-check/corruptions/shown-turns-claimed.js';
import { strangerClaimed } from '../../../../src/self-check/corruptions/stranger-claimed.js';
import { turnClaimed } from '../../../../src/self-check/corruptions/turn-claimed.js';
import { uncoveredTurnUnlisted } from '../../../../src/self-check/corruptions/uncovered-turn-unlisted.js';
import { lookAt } from '../look-at.js';

const { claims } = await lookAt(null);
const { covered, uncovered, kept } = claims;

it('begins with claims that have all there is to corrupt', () => {
  expect(claims).toMatchObject({
    covered: ['t2', 't3', 't4', 't6'],
    uncovered: ['t5'],
    kept: ['t1', 't7', 't8', 't9', 't10', 't11', 't12'],
  });
});

const EDITS: [Corruption, object][] = [
  [coveredTurnDisclaimed, { covered: covered.slice(1), uncovered: ['t2', 't5'], kept }],
  [coversNothing, { covered: [], uncovered: ['t2', 't3', 't4', 't5', 't6'], kept }],
  [coveredTurnUnlisted, { covered: covered.slice(1), uncovered, kept }],
  [uncoveredTurnUnlisted, { covered, uncovered: [], kept }],
  [idRepeated, { covered: ['t2', ...covered], uncovered, kept }],
  [listsReversed, { covered: covered.toReversed(), uncovered, kept }],
  [strangerClaimed, { covered: [...covered, 'made-up'], uncovered, kept }],
  [reportedClaimed, { covered: [...covered, 't5', 'reported-only'], uncovered, kept }],
  [
    anchorlessClaimed,
    {
      covered: ['t1', 't2', 't3', 't4', 't5', 't6', 't10', 't11'],
      uncovered: [],
      kept: ['t7', 't8', 't9', 't12'],
    },
  ],
  [turnClaimed, { covered: [...covered, 't12'], uncovered, kept: kept?.slice(0, -1) }],
];

describe('the pointer set', () => {
  it.each(EDITS.map(([corruption, lists]) => ({ ...corruption, corruption, lists })))(
    '$name: $says',
    async ({ corruption, lists }) => {
      expect((await lookAt(corruption)).claims).toMatchObject(lists);
    },
  );
});

describe('turns that are claimed', () => {
  it('leave the view with their claim', async () => {
    const { kept: left } = await lookAt(turnClaimed);
    expect(left.map(({ turn }) => turn)).not.toContain('t12');
  });

  it('leave it for whatever the summarizer answered, also where the compactor refused that', async () => {
    const seen = await lookAt(shownTurnsClaimed, { summary: 'No prior history.' });
    expect(seen.bodies).toEqual(['No prior history.']);
    expect(seen.claims.covered).toEqual(['t2', 't3', 't4', 't5', 't6']);
    expect(seen.kept.map(({ turn }) => turn)).toEqual(kept);
  });
});
