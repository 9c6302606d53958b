import type { Capabilities } from '../../compactor/capabilities.js';
import { capabilitiesOf } from '../../compactor/capabilities-of.js';
import { blankObservation } from '../../property/blank-observation.js';
import type { ModelOptions } from '../../recorded/model-options.js';
import { answerSupports } from './answer-supports.js';
import type { Host } from './host.js';
import { PlayApart } from './play-apart.js';
import { type Play, playAround } from './play-around.js';
import { playHere } from './play-here.js';
import type { Aftermath } from './protocol.js';

/** Where a job's cases are played. */
export interface Stage {
  play: Play;
  supports: Capabilities;
}

/** What `act` gives on a stage in this thread, or, after a fatality, in another one that may be lost. */
export async function onStage<T>(
  host: Host,
  aftermath: Aftermath,
  stepLimitMs: number,
  act: (stage: Stage) => Promise<T>,
  models?: ModelOptions,
): Promise<T> {
  const { close, ...stage } = await openStage(host, aftermath, stepLimitMs, models);
  try {
    return await act(stage);
  } finally {
    await close();
  }
}

async function openStage(
  host: Host,
  { fatality, isUnsteady }: Aftermath,
  stepLimitMs: number,
  models?: ModelOptions,
): Promise<Stage & { close(): Promise<void> }> {
  const here: Play = (_scenario, drive, limitMs) => playHere(host.watch, drive, limitMs);
  if (!fatality) {
    const supports = await answerSupports(host, { ask: 'supports', stepLimitMs });
    return { play: here, supports, close: async () => {} };
  }
  const { compactor } = host.subject;
  const apart = new PlayApart(host.source);
  const supports = (await apart.supports(stepLimitMs)) ?? capabilitiesOf(compactor);
  const blank = blankObservation(compactor.name, supports);
  const elsewhere: Play = (scenario, _drive, limitMs, take = 0, corruption = null) =>
    apart.play({ scenario, stepLimitMs: limitMs, corruption, take, ...(models && { models }) }, blank);
  const play = playAround(fatality, isUnsteady ? elsewhere : here, elsewhere, blank);
  return { play, supports, close: () => apart.close() };
}
