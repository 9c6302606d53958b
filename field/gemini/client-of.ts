import type { Content, GenerateContentResponse } from '@google/genai';
import type { Summarizer } from 'compaction-check';
import { wasCut } from '../was-cut.js';

/** A client of Gemini CLI whose replies are written by the summarizer of the check. */
export function clientOf(summarizer: Summarizer) {
  return {
    async generateContent({ contents }: { contents: Content[] }): Promise<GenerateContentResponse> {
      const parts = contents.flatMap((content) => content.parts ?? []);
      const prompt = parts.map((part) => part.text ?? JSON.stringify(part)).join('\n');
      const reply = await summarizer.complete({ prompt });
      const whole = reply.finish === 'filter' ? 'SAFETY' : 'STOP';
      const finishReason = wasCut(reply) ? 'MAX_TOKENS' : whole;
      const call = { functionCall: { name: 'lookup', args: { query: reply.text } } };
      // A provider sends no part for an empty reply.
      const said = reply.kind === 'text' ? [{ text: reply.text }] : [];
      const content = { role: 'model', parts: reply.kind === 'toolCall' ? [call] : said };
      return { candidates: [{ content, finishReason }] } as GenerateContentResponse;
    },
  };
}
