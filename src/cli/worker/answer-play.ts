import { loadCounter } from '../../check/load-counter.js';
import { drive } from '../../drive/drive.js';
import type { Observation } from '../../property/observation.js';
import type { Host } from './host.js';
import { playHere } from './play-here.js';
import type { Question } from './protocol.js';
import { watchedCompactor } from './watched-compactor.js';

/** Drives one scenario. */
export async function answerPlay(
  { subject, watch }: Host,
  { scenario, stepLimitMs }: Extract<Question, { ask: 'play' }>,
): Promise<Observation> {
  const compactor = watchedCompactor(subject.compactor, watch.heartbeat);
  const tokenizer = await loadCounter(scenario.encoding, subject.options.countTokens);
  return playHere(watch, () => drive(compactor, scenario, { tokenizer, stepLimitMs }), stepLimitMs);
}
