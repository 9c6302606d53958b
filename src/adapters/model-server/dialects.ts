import { anthropic } from './anthropic/anthropic.js';
import type { Dialect } from './dialect.js';
import { gemini } from './gemini/gemini.js';
import { openaiChat } from './openai-chat/openai-chat.js';
import { openaiResponses } from './openai-responses/openai-responses.js';

/** The interfaces that a model server speaks. */
export const DIALECTS: readonly Dialect[] = [openaiChat, openaiResponses, anthropic, gemini];
