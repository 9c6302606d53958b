import { describe, expect, it } from 'vitest';
import { keptInAFile } from '../../../compactors/correct/kept-in-a-file.js';
import { passesCollide } from '../../../compactors/faulty/passes-collide.js';
import { replacesTheSnapshot } from '../../../compactors/faulty/replaces-the-snapshot.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import { referenceCompactor } from '../../../src/reference/reference-compactor.js';
import type { Step } from '../../../src/scenario/scenario.js';
import { session } from '../../compactors/made-to-measure.js';
import { abort, append, asks, compact, during, kill, play, said, scenario } from '../../conversation.js';

const BEGUN = [append(said('t1', 'A-1'), said('t2', 'A-2'), asks('t3')), compact];
const LATER = append(asks('t4'));

/** What was seen after the pass of a conversation in which these steps follow. */
async function afterPass(compactor: Compactor, ...steps: Step[]) {
  const { breakdown, moments } = await play(compactor, scenario([...BEGUN, ...steps]));
  expect(breakdown).toBeNull();
  return moments[1]!;
}

const quiet = { outcome: null, refusal: null };

describe('while a pass waits', () => {
  it('turns are appended, and are part of the log after it', async () => {
    const { meanwhile, appended, view } = await afterPass(referenceCompactor(), during(0, LATER));
    expect(meanwhile).toEqual([{ step: 2, call: 0, ...quiet }]);
    expect(appended).toBe(4);
    expect(view.at(-1)).toMatchObject({ type: 'kept', turn: 't4' });
  });

  it('a second pass is started, whose outcome is kept', async () => {
    const waiting = await afterPass(referenceCompactor(), during(0, compact));
    expect(waiting.meanwhile).toMatchObject([{ step: 2, call: 0, outcome: { status: 'noop' } }]);
    expect(waiting.calls).toHaveLength(1);
    const colliding = await afterPass(passesCollide.make(), during(0, compact));
    expect(colliding.calls).toHaveLength(2);
  });

  it('its signal is aborted', async () => {
    const heard = session((_, { summarizer }) => ({
      async compact(options) {
        await summarizer.complete({ turns: [] });
        return { status: 'refused', reason: `aborted: ${options?.signal?.aborted}` };
      },
    }));
    expect(await afterPass(heard, during(0, abort))).toMatchObject({
      outcome: { reason: 'aborted: true' },
      meanwhile: [{ step: 2, call: 0, ...quiet }],
    });
  });

  it('the session is killed, and goes on as it was before', async () => {
    const { outcome, refusal, view, meanwhile } = await afterPass(keptInAFile.make(), during(0, kill), LATER);
    expect({ outcome, refusal, meanwhile }).toEqual({
      ...quiet,
      meanwhile: [{ step: 2, call: 0, ...quiet }],
    });
    expect(view.map((item) => item.type === 'kept' && item.turn)).toEqual(['t1', 't2', 't3']);
  });

  it('nothing waits for what a killed session had begun, and what stands behind the kill happens in the next one', async () => {
    const killed = [...BEGUN, during(0, compact), during(0, kill), during(1, compact)];
    const { breakdown, moments } = await play(keptInAFile.make(), scenario(killed));
    expect(breakdown).toBeNull();
    expect(moments.map(({ step, outcome }) => [step, outcome?.status])).toEqual([
      [0, undefined],
      [1, undefined],
      [4, 'compacted'],
    ]);
  });

  it('several things happen in the order in which they stand', async () => {
    const { meanwhile, appended } = await afterPass(
      referenceCompactor(),
      during(0, LATER),
      during(0, compact),
      during(0, append(asks('t5'))),
    );
    expect(meanwhile?.map(({ step, call }) => [step, call])).toEqual([
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
    expect(appended).toBe(5);
  });
});

describe('what waits for a call that does not come', () => {
  it('happens after the pass', async () => {
    const { meanwhile, appended, view } = await afterPass(replacesTheSnapshot.make(), during(3, LATER));
    expect(meanwhile).toEqual([{ step: 2, call: null, ...quiet }]);
    expect(appended).toBe(4);
    expect(view.at(-1)).toMatchObject({ turn: 't4' });
  });

  it('is a kill after the pass, too', async () => {
    const { outcome, view } = await afterPass(keptInAFile.make(), during(3, kill));
    expect(outcome?.status).toBe('compacted');
    expect(view.map(({ type }) => type)).toEqual(['summary', 'kept']);
  });
});

describe('what goes wrong while a pass waits', () => {
  const failing = (error: Error) =>
    session((ledger) => ({
      append(turns) {
        if (ledger.turns.length > 0) throw error;
        ledger.append(turns);
      },
    }));

  it('is a refusal where turns are declined, and ends the conversation', async () => {
    const declined = scenario([...BEGUN, during(0, LATER), append(asks('t5'))]);
    const { moments, breakdown } = await play(failing(new Error('busy')), declined);
    expect(breakdown).toBeNull();
    expect(moments).toHaveLength(2);
    expect(moments[1]).toMatchObject({
      appended: 3,
      meanwhile: [{ step: 2, call: 0, refusal: { message: 'busy' } }],
    });
  });

  it('is a crash where the engine threw', async () => {
    const crashing = failing(new TypeError("Cannot read properties of undefined (reading 'x')"));
    const { breakdown } = await play(crashing, scenario([...BEGUN, during(0, LATER)]));
    expect(breakdown).toMatchObject({ kind: 'crashed', step: 1 });
  });
});

it('is the same for the same scenario', async () => {
  const played = scenario([...BEGUN, during(0, compact), during(0, LATER)]);
  const first = await play(passesCollide.make(), played);
  expect(await play(passesCollide.make(), played)).toEqual(first);
});
