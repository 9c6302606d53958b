import { loadCounter } from '../../check/load-counter.js';
import type { Capabilities } from '../../compactor/capabilities.js';
import { probeCapabilities } from '../../drive/probe-capabilities.js';
import type { Host } from './host.js';
import type { Question } from './protocol.js';
import { watchedCompactor } from './watched-compactor.js';

/** Finds out what the compactor supports. */
export async function answerSupports(
  { subject, watch }: Host,
  { stepLimitMs }: Extract<Question, { ask: 'supports' }>,
): Promise<Capabilities> {
  const compactor = watchedCompactor(subject.compactor, watch.heartbeat);
  watch.heartbeat.limitMs = stepLimitMs;
  const tokenizer = await loadCounter('o200k_base', subject.options.countTokens);
  const supports = await probeCapabilities(compactor, tokenizer, stepLimitMs);
  watch.heartbeat.leave();
  return supports;
}
