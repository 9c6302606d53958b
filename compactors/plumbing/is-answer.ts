import type { ChatMessage } from '../../src/compactor/doors/chat-message.js';
import type { MessagesContext } from '../../src/compactor/doors/messages.js';
import type { SummaryResponse } from '../../src/compactor/summarizer.js';
import { isCut } from './is-cut.js';
import { renderMessage } from './render-message.js';

const NO_SUMMARY = /^\s*(i['’]m sorry|i can(no|['’])t|as an ai|no (prior|previous) )/i;

/** Whether an answer, as far as it can be told without knowing what it should hold, is a whole summary that fits. */
export function isAnswer(
  response: SummaryResponse,
  old: readonly ChatMessage[],
  { settings, countTokens }: MessagesContext,
): boolean {
  const { kind, text } = response;
  if (kind !== 'text' || text.trim() === '' || NO_SUMMARY.test(text) || isCut(text, response)) return false;
  if (old.some((message) => renderMessage(message).trim() === text.trim())) return false;
  return settings.summaryBudget === null || countTokens(text) <= settings.summaryBudget;
}
