import { expect, it } from 'vitest';
import { keptInAFile } from '../../../../compactors/correct/kept-in-a-file.js';
import { droppedWhileBusy } from '../../../../src/self-check/corruptions/dropped-while-busy.js';
import { newestNotReloaded } from '../../../../src/self-check/corruptions/newest-not-reloaded.js';
import { passesDoubled } from '../../../../src/self-check/corruptions/passes-doubled.js';
import { append, asks, compact, during, play, reopen, said, scenario } from '../../../conversation.js';
import { CAPABLE } from '../look-at.js';

const BEGUN = [append(said('t1', 'A-1'), said('t2', 'A-2'), asks('t3')), compact];
const LATER = append(asks('t4'));

const viewOf = async (...given: Parameters<typeof play>) => {
  const { moments } = await play(...given);
  return moments.at(-1)!.view.map((item) => (item.type === 'kept' ? item.turn : item.type));
};

it('drops what is appended while a pass runs, and nothing else', async () => {
  const corrupted = droppedWhileBusy.corrupt(CAPABLE);
  expect(await viewOf(corrupted, scenario([...BEGUN, during(0, LATER)]))).toEqual(['summary', 't3']);
  expect(await viewOf(corrupted, scenario([...BEGUN, LATER]))).toEqual(['summary', 't3', 't4']);
});

it('repeats the summary after two passes at once, and not after one', async () => {
  const corrupted = passesDoubled.corrupt(CAPABLE);
  expect(await viewOf(corrupted, scenario([...BEGUN, during(0, compact)]))).toEqual([
    'summary',
    'summary',
    't3',
  ]);
  expect(await viewOf(corrupted, scenario([...BEGUN, compact]))).toEqual(['summary', 't3']);
});

it('loses the newest turn when a session is opened again, and not before', async () => {
  const corrupted = newestNotReloaded.corrupt(keptInAFile.make());
  expect(await viewOf(corrupted, scenario(BEGUN))).toEqual(['summary', 't3']);
  expect(await viewOf(corrupted, scenario([...BEGUN, reopen]))).toEqual(['summary']);
});
