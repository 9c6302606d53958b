import { expect, it } from 'vitest';
import { keptInAFile } from '../../../compactors/correct/kept-in-a-file.js';
import { inputRange } from '../../../compactors/faulty/input-range.js';
import { tailNotKept } from '../../../compactors/faulty/tail-not-kept.js';
import { turnStory } from '../../../src/property/turn-story.js';
import { careless, session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, play, reopen, scenario } from '../../conversation.js';
import { ONE, THREE, TWO } from '../../properties/turns.js';

const begun = [append(ONE, TWO, asks('t8')), compact];
const summaryId = expect.any(String);

it('follows a turn from the view into a summary', async () => {
  const seen = await play(keptInAFile.make(), scenario([...begun, append(THREE), compact]));
  expect(turnStory(seen, 't1')).toEqual([
    { is: 'kept', step: 0 },
    { is: 'covered', summary: summaryId, step: 1 },
  ]);
  expect(turnStory(seen, 't8')).toEqual([{ is: 'kept', step: 0 }]);
});

it('begins where a turn is appended', async () => {
  const seen = await play(keptInAFile.make(), scenario([...begun, append(THREE)]));
  expect(turnStory(seen, 't3')).toEqual([{ is: 'kept', step: 2 }]);
  expect(turnStory(seen, 't99')).toEqual([]);
});

it('tells of a claim that no summary bears out', async () => {
  const cut = scenario([append(ONE, TWO), compact], {
    summarizer: { faults: [{ fault: 'drop', target: { ids: ['t2'] } }] },
  });
  expect(turnStory(await play(inputRange.make(), cut), 't2').at(-1)).toEqual({ is: 'covered', step: 1 });
});

it('tells of a turn that is gone, and of one that is listed as uncovered', async () => {
  const lost = await play(tailNotKept.make(), scenario([...begun, append(THREE), reopen]));
  expect(turnStory(lost, 't3')).toEqual([
    { is: 'kept', step: 2 },
    { is: 'gone', step: 3 },
  ]);
  const releasing = session((ledger) => ({
    compact: () => {
      ledger.release([ONE]);
      return { status: 'compacted' };
    },
  }));
  expect(turnStory(await play(releasing, scenario(begun)), 't1').at(-1)).toEqual({
    is: 'uncovered',
    step: 1,
  });
});

it('takes a summary without a pointer set for what it holds', async () => {
  const seen = await play(careless(), scenario(begun));
  expect(turnStory(seen, 't1').at(-1)).toEqual({ is: 'covered', summary: summaryId, step: 1 });
});
