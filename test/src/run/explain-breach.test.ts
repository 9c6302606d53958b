import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutIgnored } from '../../../compactors/faulty/cut-ignored.js';
import { partsOf } from '../../../generators/neighbours/parts-of.js';
import { cutNoticed } from '../../../properties/coverage/cut-noticed.js';
import { DEFAULTS } from '../../../src/compactor/capabilities-of.js';
import { explainBreach } from '../../../src/run/explain-breach.js';
import { Player } from '../../../src/run/player.js';
import { Shrinking, type Shrunk } from '../../../src/run/shrinking.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { append, compact, play, scenario, tokenizer, turn } from '../../conversation.js';
import { always, OPTIONS } from './try-run.js';

const compactor = cutIgnored.make();
const player = new Player(compactor, OPTIONS, {});
const tools = { tokenizer, supports: DEFAULTS };
const neighbours = (played: Scenario) => partsOf(played, tools);

/** The summary ends right after the anchor, and its finish reason says that it was cut. */
const failing = scenario([append(turn('t1', 'A-1')), compact], {
  settings: { summaryBudget: tokenizer.count('- A-1') },
});

async function broken(): Promise<Shrunk> {
  const failure = { run: 0, value: new fc.Value(failing, undefined) };
  const arbitrary = await always(failing, compactor);
  return (await new Shrinking(failure, cutNoticed, arbitrary, player).drivenAgain()).result;
}

it('finds the parts without which the property holds, and those that may be others', async () => {
  const explanation = await explainBreach(await broken(), cutNoticed, { neighbours }, player, () => false);
  const { matters, varies, neighbour } = explanation!;
  expect(matters[0]).toEqual({ part: 'the summary budget', instead: 'with 5 tokens' });
  expect(matters).toContainEqual({ part: 'the finish reason', instead: 'without one' });
  expect(varies).toEqual(expect.arrayContaining(['the window', 'the role of t1']));
  const seen = await play(compactor, neighbour!);
  expect(cutNoticed.judge(seen, []).violations).toEqual([]);
  expect(neighbour).toEqual({ ...failing, settings: { ...failing.settings, summaryBudget: 5 } });
});

it('says nothing of what breaks only now and then, of a hang, and when time is over', async () => {
  const shrunk = await broken();
  const explain = (changed: Shrunk, isOver = false) =>
    explainBreach(changed, cutNoticed, { neighbours }, player, () => isOver);
  expect(await explain({ ...shrunk, returned: { times: 4, of: 5 } })).toBeNull();
  const breakdown = { kind: 'hung', step: 1, during: 'compact()', message: 'no answer' } as const;
  const observation = { ...shrunk.breach!.observation, breakdown };
  expect(await explain({ ...shrunk, breach: { ...shrunk.breach!, observation } })).toBeNull();
  expect(await explain(shrunk, true)).toBeNull();
});
