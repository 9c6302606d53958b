import { loadTranscript } from '../../adapters/transcript/load-transcript.js';
import type { CheckOptions } from '../../check/check-options.js';
import { loadCounter } from '../../check/load-counter.js';
import { planOf } from '../../check/plan.js';

/** Options with the turns of a recorded conversation, if there is one. */
export async function withTranscript(
  options: CheckOptions,
  transcript: string | null,
): Promise<CheckOptions> {
  if (transcript === null) return options;
  const tokenizer = await loadCounter(planOf(options).encoding, options.countTokens);
  return { ...options, turns: await loadTranscript(transcript, tokenizer) };
}
