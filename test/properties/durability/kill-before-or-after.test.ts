import { describe, expect, it } from 'vitest';
import { keptInAFile } from '../../../compactors/correct/kept-in-a-file.js';
import { hidesWhatWasPrepared } from '../../../compactors/faulty/hides-what-was-prepared.js';
import { writtenWhenClosed } from '../../../compactors/faulty/written-when-closed.js';
import { killBeforeOrAfter as property } from '../../../properties/durability/kill-before-or-after.js';
import { reloadEquals } from '../../../properties/durability/reload-equals.js';
import { append, asks, compact, during, kill, reopen, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, THREE, TWO } from '../turns.js';

const begun = [append(ONE, TWO, asks('t9')), compact];
const inThePass = scenario([...begun, during(0, kill)]);
const afterThePass = scenario([...begun, during(9, kill)]);

describe('a session that was killed breaks the law', () => {
  it('with what it noted before the summary had come', async () => {
    const { met, violations } = await judge(property, hidesWhatWasPrepared.make(), inThePass);
    expect({ met, violations }).toEqual({
      met: 1,
      violations: [
        {
          moment: 1,
          says: 'the session was killed and opened again, and 2 of 3 entries of the view are gone, and 0 are new, and it is not the state after the pass either',
        },
      ],
    });
  });

  it('with turns that it would have written when closed', async () => {
    const spoken = [append(ONE, asks('t8')), compact, append(THREE, asks('t9'))];
    expect(await judged(property, writtenWhenClosed.make(), scenario([...spoken, kill]))).toEqual({
      met: 1,
      broken: ['moment 3'],
    });
    expect(await judged(reloadEquals, writtenWhenClosed.make(), scenario([...spoken, reopen]))).toEqual({
      met: 1,
      broken: [],
    });
  });
});

describe('a session that was killed keeps the law', () => {
  it('in the state before the pass that it interrupted', async () => {
    expect(await judged(property, keptInAFile.make(), inThePass)).toEqual({ met: 1, broken: [] });
  });

  it('in the state after a pass that had ended', async () => {
    expect(await judged(property, keptInAFile.make(), afterThePass)).toEqual({ met: 1, broken: [] });
  });

  it('between two passes', async () => {
    expect(await judged(property, keptInAFile.make(), scenario([...begun, kill, compact]))).toEqual({
      met: 1,
      broken: [],
    });
  });
});
