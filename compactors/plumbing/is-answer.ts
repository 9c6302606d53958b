import type { ChatMessage } from '../../src/compactor/doors/chat-message.js';
import type { MessagesContext } from '../../src/compactor/doors/messages.js';
import type { SummaryResponse } from '../../src/compactor/summarizer.js';
import { isCut } from './is-cut.js';
import { renderMessage } from './render-message.js';

const NO_SUMMARY = /^\s*(i['’]m sorry|i can(no|['’])t|as an ai|no (prior|previous) )/i;

/** Whether an answer, as far as it can be told without knowing what it should hold, is a whole summary that fits and is shorter. */
export function isAnswer(
  response: SummaryResponse,
  old: readonly ChatMessage[],
  { settings, countTokens }: MessagesContext,
): boolean {
  const { kind, text } = response;
  if (kind !== 'text' || text.trim() === '' || NO_SUMMARY.test(text) || isCut(text, response)) return false;
  if (old.some((message) => renderMessage(message).trim() === text.trim())) return false;
  const tokens = countTokens(text);
  // Messages that are one turn have a few tokens less than their sum.
  const freed = old.reduce((sum, message) => sum + countTokens(renderMessage(message)) - 1, 0);
  return tokens < freed && (settings.summaryBudget === null || tokens <= settings.summaryBudget);
}
