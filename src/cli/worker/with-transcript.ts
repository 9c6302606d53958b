import { loadPseudonymised } from '../../adapters/pseudonyms/load-pseudonymised.js';
import { loadTranscript } from '../../adapters/transcript/load-transcript.js';
import type { CheckOptions } from '../../check/check-options.js';
import { loadCounter } from '../../check/load-counter.js';
import { planOf } from '../../check/plan.js';
import type { TranscriptSource } from '../transcript-source.js';

/** Options with the turns of a recorded conversation, if there is one. */
export async function withTranscript(
  options: CheckOptions,
  transcript: TranscriptSource | null,
): Promise<CheckOptions> {
  if (transcript === null) return options;
  const tokenizer = await loadCounter(planOf(options).encoding, options.countTokens);
  const load = transcript.pseudonymise ? loadPseudonymised : loadTranscript;
  return { ...options, turns: await load(transcript.file, tokenizer) };
}
