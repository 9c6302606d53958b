import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutIgnored } from '../../../compactors/faulty/cut-ignored.js';
import { smallerInScope } from '../../../generators/scope/smaller-in-scope.js';
import { cutNoticed } from '../../../properties/coverage/cut-noticed.js';
import { certify } from '../../../src/run/certify.js';
import { Player } from '../../../src/run/player.js';
import { Shrinking, type Shrunk } from '../../../src/run/shrinking.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { compareSize } from '../../../src/scenario/size.js';
import { append, compact, scenario, tokenizer, turn } from '../../conversation.js';
import { always, OPTIONS } from './try-run.js';

const compactor = cutIgnored.make();
const player = new Player(compactor, OPTIONS, {});
const settings = { summaryBudget: tokenizer.count('- A-1') };
const minimum = scenario([append(turn('t1', 'A-1')), compact], { settings });
const larger = scenario([append(turn('t1', 'A-1')), compact, compact], { settings });

async function broken(failing: Scenario): Promise<Shrunk> {
  const failure = { run: 0, value: new fc.Value(failing, undefined) };
  const arbitrary = await always(failing, compactor);
  return (await new Shrinking(failure, cutNoticed, arbitrary, player).drivenAgain()).result;
}

const certified = (shrunk: Shrunk, isOver = false, cap?: number) =>
  certify(shrunk, cutNoticed, smallerInScope, player, () => isOver, cap);

it('certifies the smallest conversation that breaks', async () => {
  const { certification, smaller } = await certified(await broken(minimum));
  expect(smaller).toBeNull();
  expect(certification).toEqual({ certified: true, tried: [...smallerInScope(minimum)].length });
  expect(certification.tried).toBeGreaterThan(0);
});

it('finds the smallest below one that is not', async () => {
  const { certification, smaller } = await certified(await broken(larger));
  expect(certification).toMatchObject({ certified: false, reason: 'smaller' });
  expect(compareSize(smaller!.observation.scenario, minimum)).toBe(0);
});

it('certifies nothing at the cap, without time, and of what breaks now and then', async () => {
  const shrunk = await broken(minimum);
  const reason = (why: string) => ({ certification: { certified: false, reason: why } });
  expect(await certified(shrunk, false, 1)).toMatchObject(reason('cap'));
  expect(await certified(shrunk, true)).toMatchObject(reason('time'));
  expect(await certified({ ...shrunk, returned: { times: 4, of: 5 } })).toMatchObject(reason('flaky'));
});
