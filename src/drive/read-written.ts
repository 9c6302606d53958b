import type { Session } from '../compactor/session.js';
import type { Moment } from '../property/observation.js';
import type { SummarizerCall } from '../simulation/summarizer-call.js';
import { callOf } from '../simulation/under-test/call-of.js';
import type { Tokenizer } from '../tokens/tokenizer.js';
import type { Turn } from '../transcript/turn.js';

/** The calls of a summarizer under test in the last pass, counted on from those of the moments before. */
export async function readWritten(
  session: Session,
  log: readonly Turn[],
  moments: readonly Moment[],
  tokenizer: Tokenizer,
): Promise<SummarizerCall[]> {
  const before = moments.reduce((sum, { calls }) => sum + calls.length, 0);
  const written = await session.written!();
  return written.map((one, index) => callOf(one, before + index, log, tokenizer));
}
