import { describe, expect, it } from 'vitest';
import type { ViewItem } from '../../../../src/compactor/session.js';
import type { Corruption } from '../../../../src/self-check/corruption.js';
import { equalTextsMerged } from '../../../../src/self-check/corruptions/equal-texts-merged.js';
import { greetingFirst } from '../../../../src/self-check/corruptions/greeting-first.js';
import { idsSwapped } from '../../../../src/self-check/corruptions/ids-swapped.js';
import { keptTurnChanged } from '../../../../src/self-check/corruptions/kept-turn-changed.js';
import { keptTurnDropped } from '../../../../src/self-check/corruptions/kept-turn-dropped.js';
import { keptTurnRepeated } from '../../../../src/self-check/corruptions/kept-turn-repeated.js';
import { keptTurnShortened } from '../../../../src/self-check/corruptions/kept-turn-shortened.js';
import { keptTurnsSwapped } from '../../../../src/self-check/corruptions/kept-turns-swapped.js';
import { loneSurrogate } from '../../../../src/self-check/corruptions/lone-surrogate.js';
import { lookalikeTakenForSummary } from '../../../../src/self-check/corruptions/lookalike-taken-for-summary.js';
import { noteInsideExchange } from '../../../../src/self-check/corruptions/note-inside-exchange.js';
import { passUndone } from '../../../../src/self-check/corruptions/pass-undone.js';
import { removedTurnKept } from '../../../../src/self-check/corruptions/removed-turn-kept.js';
import { requestDropped } from '../../../../src/self-check/corruptions/request-dropped.js';
import { rolesRaised } from '../../../../src/self-check/corruptions/roles-raised.js';
import { systemTurnDropped } from '../../../../src/self-check/corruptions/system-turn-dropped.js';
import { systemTurnMoved } from '../../../../src/self-check/corruptions/system-turn-moved.js';
import { toolResultDropped } from '../../../../src/self-check/corruptions/tool-result-dropped.js';
import { toolUseDropped } from '../../../../src/self-check/corruptions/tool-use-dropped.js';
import { viewEmptied } from '../../../../src/self-check/corruptions/view-emptied.js';
import { viewNotShrunk } from '../../../../src/self-check/corruptions/view-not-shrunk.js';
import { LOG, lookAt, sessionAfterPass, textsOf } from '../look-at.js';

const asItIs = await lookAt(null);

const short = (item: ViewItem) => (item.type === 'kept' ? item.turn : item.type);
const idsAfter = async (corruption: Corruption) => (await lookAt(corruption)).view.map(short);
const IDS = asItIs.view.map(short);

it('begins with a view that has all there is to corrupt', () => {
  expect(IDS).toEqual(['t1', 'summary', 't7', 't8', 't9', 't10', 't11', 't12']);
});

const EDITS: [Corruption, readonly unknown[]][] = [
  [keptTurnDropped, IDS.slice(0, -1)],
  [keptTurnRepeated, [...IDS, 't12']],
  [keptTurnsSwapped, [...IDS.slice(0, -2), 't12', 't11']],
  [toolResultDropped, IDS.filter((id) => id !== 't9')],
  [toolUseDropped, IDS.filter((id) => id !== 't8')],
  [noteInsideExchange, IDS.toSpliced(4, 0, 'synthetic')],
  [greetingFirst, IDS.toSpliced(1, 0, 'synthetic')],
  [systemTurnMoved, [...IDS.slice(1), 't1']],
  [systemTurnDropped, IDS.slice(1)],
  [requestDropped, IDS.slice(0, -1)],
  [equalTextsMerged, IDS.filter((id) => id !== 't11')],
  [lookalikeTakenForSummary, IDS.with(2, 'summary')],
  [viewEmptied, ['summary']],
  [viewNotShrunk, [...IDS, 'synthetic']],
  [removedTurnKept, [...IDS, 't6']],
  [passUndone, LOG.map(({ id }) => id)],
];

describe('what is in the view, and where', () => {
  it.each(EDITS.map(([corruption, ids]) => ({ ...corruption, corruption, ids })))(
    '$name: $says',
    async ({ corruption, ids }) => {
      expect(await idsAfter(corruption)).toEqual(ids);
    },
  );

  it('is left alone before the first pass', async () => {
    const session = await keptTurnDropped.corrupt({ name: 'x', open: () => sessionAfterPass(null) }).open({
      settings: { summaryBudget: null, ratios: null, window: 1 },
      countTokens: () => 0,
      summarizer: { complete: async () => ({ kind: 'text', text: '' }) },
    });
    expect((await session.view()).map(short)).toEqual(IDS);
  });
});

describe('what a kept turn says', () => {
  const last = async (corruption: Corruption) => (await lookAt(corruption)).view.at(-1)!;

  it('has another last character', async () => {
    expect(await last(keptTurnChanged)).toMatchObject({ turn: 't12', text: 'Remember LAST-12q' });
  });

  it('is cut in half', async () => {
    expect(await last(keptTurnShortened)).toMatchObject({ turn: 't12', text: 'Remember…' });
  });

  it('ends in half a character', async () => {
    expect(await last(loneSurrogate)).toMatchObject({ turn: 't12', text: 'Remember LAST-12.\ud83d' });
  });

  it('stands under the id of its neighbour', async () => {
    const { view } = await lookAt(idsSwapped);
    expect(textsOf(view)).toEqual(textsOf(asItIs.view));
    expect(view.map(short).slice(-2)).toEqual(['t12', 't11']);
  });

  it('is said by the system', async () => {
    const { kept, view } = await lookAt(rolesRaised);
    expect(kept.map(({ role }) => role)).toEqual(kept.map(() => 'system'));
    expect(textsOf(view)).toEqual(textsOf(asItIs.view));
  });

  it('adds up to more than the whole conversation', async () => {
    const text = textsOf((await lookAt(viewNotShrunk)).view).at(-1)!;
    expect(text.length).toBeGreaterThan(2 * LOG.map((turn) => turn.text).join('').length);
  });
});
