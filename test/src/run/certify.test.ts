import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutIgnored } from '../../../compactors/faulty/cut-ignored.js';
import { scopeOf } from '../../../generators/scope/scope-of.js';
import { cutNoticed } from '../../../properties/coverage/cut-noticed.js';
import type { Breach } from '../../../src/run/breach.js';
import { type Certifying, certify } from '../../../src/run/certify.js';
import { Player } from '../../../src/run/player.js';
import { Shrinking } from '../../../src/run/shrinking.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { compareSize, sizeOf } from '../../../src/scenario/size.js';
import { append, compact, scenario, tokenizer, turn } from '../../conversation.js';
import { always, OPTIONS, sourceFor } from './try-run.js';

const compactor = cutIgnored.make();
const player = new Player(compactor, OPTIONS, {});
const { supports } = await sourceFor(compactor);
const tools = { tokenizer, supports };
const settings = { summaryBudget: tokenizer.count('- A-1') };
const minimum = scenario([append(turn('t1', 'A-1')), compact], { settings });
const larger = scenario([append(turn('t1', 'A-1')), compact, compact], { settings });

async function shrinkingOf(failing: Scenario): Promise<Shrinking> {
  const failure = { run: 0, value: new fc.Value(failing, undefined) };
  const arbitrary = await always(failing, compactor);
  return new Shrinking(failure, cutNoticed, arbitrary, player).drivenAgain();
}

async function broken(failing: Scenario) {
  const { breach, returned } = (await shrinkingOf(failing)).result;
  return { breach: breach!, returned };
}

const certifying: Certifying = {
  property: cutNoticed,
  scopeOf: (smallest) => scopeOf(smallest, tools),
  player,
  isOver: () => false,
  shrink: async ({ observation }: Breach) => (await shrinkingOf(observation.scenario)).result,
};

describe('certifying', () => {
  it('finds the smallest below one that is not, and certifies that', async () => {
    const { certification, smaller } = await certify(await broken(larger), certifying);
    expect(certification).toMatchObject({ certified: true, shrunkTo: [...sizeOf(larger)] });
    expect(compareSize(smaller!.breach!.observation.scenario, minimum)).toBeLessThanOrEqual(0);
    const again = await certify({ ...smaller!, breach: smaller!.breach! }, certifying);
    expect(again.smaller).toBeNull();
    expect(again.certification.certified).toBe(true);
    expect(again.certification.played).toBeGreaterThan(0);
  });

  it('certifies nothing where there are too many, without time, and where scenarios are driven several times', async () => {
    const found = await broken(minimum);
    const why = async (change: Partial<Certifying>) =>
      (await certify(found, { ...certifying, ...change })).certification;
    const not = (reason: string) => ({ certified: false, why: reason });
    expect(await why({ most: 1 })).toMatchObject({ ...not('many'), played: 1 });
    expect(await why({ isOver: () => true })).toMatchObject({ ...not('time'), played: 0 });
    expect(await why({ repeat: 3 })).toMatchObject(not('repeat'));
  });

  it('certifies nothing of what breaks now and then, or hangs', async () => {
    const found = await broken(minimum);
    const flaky = { ...found, returned: { times: 4, of: 5 } };
    expect((await certify(flaky, certifying)).certification).toMatchObject({
      certified: false,
      why: 'flaky',
    });
    const breakdown = { kind: 'hung', during: 'compact()', message: 'it did not return' } as never;
    const breach = { ...found.breach, observation: { ...found.breach.observation, breakdown } };
    const { certification } = await certify({ ...found, breach }, certifying);
    expect(certification).toMatchObject({ certified: false, why: 'ending', played: 0 });
  });

  it('keeps what was found where the smaller one does not always break', async () => {
    const found = await broken(larger);
    const shrink = async (breach: Breach) => ({
      ...(await certifying.shrink(breach)),
      returned: { times: 1, of: 5 },
    });
    const { certification, smaller } = await certify(found, { ...certifying, shrink });
    expect(certification).toMatchObject({ certified: false, why: 'flaky' });
    expect(smaller).toBeNull();
  });
});
