import { AnchoredContextCompactor, LlmSummarizer } from '@google/adk';
import { compactorOf } from './adk/compactor-of.js';

export default compactorOf(
  'adk AnchoredContextCompactor',
  (llm, eventRetentionSize) =>
    new AnchoredContextCompactor({
      tokenThreshold: 0,
      eventRetentionSize,
      summarizer: new LlmSummarizer({ llm }),
    }),
);
