import type { SummaryRequest } from '../../../src/compactor/summarizer.js';
import type { SummarizerBehaviour } from '../../../src/simulation/behaviour.js';
import { simulateSummarizer } from '../../../src/simulation/simulated-summarizer.js';
import type { SummarizerCall } from '../../../src/simulation/summarizer-call.js';
import { loadTokenizer } from '../../../src/tokens/load-tokenizer.js';
import type { Turn } from '../../../src/transcript/turn.js';

export const tokenizer = await loadTokenizer('o200k_base');

/** What is recorded of one call to a summarizer that knows `log`; by default it is shown all of it. */
export async function summarize(
  log: readonly Turn[],
  behaviour: SummarizerBehaviour,
  request: SummaryRequest = { turns: log },
  budget: number | null = null,
): Promise<SummarizerCall> {
  const calls: SummarizerCall[] = [];
  const record = (call: SummarizerCall) => calls.push(call);
  const summarizer = simulateSummarizer({ behaviour, budget, tokenizer, known: () => log, record });
  await summarizer.complete(request).catch(() => {});
  return calls[0]!;
}
