import { LlmSummarizer, TokenBasedContextCompactor } from '@google/adk';
import { compactorOf } from './adk/compactor-of.js';

export default compactorOf(
  'adk TokenBasedContextCompactor',
  (llm, eventRetentionSize) =>
    new TokenBasedContextCompactor({
      tokenThreshold: 0,
      eventRetentionSize,
      summarizer: new LlmSummarizer({ llm }),
    }),
);
