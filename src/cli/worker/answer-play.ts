import { loadCounter } from '../../check/load-counter.js';
import { drive } from '../../drive/drive.js';
import type { Observation } from '../../property/observation.js';
import { RecordedModels } from '../../recorded/recorded-models.js';
import { CORRUPTIONS } from '../../self-check/corruptions/registry.js';
import type { Host } from './host.js';
import { playHere } from './play-here.js';
import type { Question } from './protocol.js';
import { watchedCompactor } from './watched-compactor.js';

/** Drives one scenario, on the compactor as it is or corrupted. */
export async function answerPlay(
  { subject, watch }: Host,
  { scenario, stepLimitMs, corruption: name, models: recorded, take = 0 }: Extract<Question, { ask: 'play' }>,
): Promise<Observation> {
  const asItIs = watchedCompactor(subject.compactor, watch.heartbeat);
  const corruption = CORRUPTIONS.find((one) => one.name === name);
  const compactor = corruption ? corruption.corrupt(asItIs) : asItIs;
  const tokenizer = await loadCounter(scenario.encoding, subject.options.countTokens);
  const models = recorded ? { models: new RecordedModels(recorded) } : {};
  const driven = () => drive(compactor, scenario, { tokenizer, stepLimitMs, take, ...models });
  return playHere(watch, driven, stepLimitMs);
}
