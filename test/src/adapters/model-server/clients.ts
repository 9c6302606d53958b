import Anthropic from '@anthropic-ai/sdk';
import { GoogleGenAI } from '@google/genai';
import OpenAI from 'openai';
import type { ModelServer } from '../../../../src/adapters/model-server/start-model-server.js';

/** What a client made of an answer, in the words of its dialect. */
export interface Heard {
  text: string;
  finish: string | null;
  /** How many pieces of content there were. */
  parts: number;
  tool: string | null;
  tokens: { input: number; output: number };
}

export interface Asked {
  prompt: string;
  maxTokens: number;
  stream: boolean;
}

/** Asks through an official client; throws what it throws. */
export type Client = (
  server: Pick<ModelServer, 'url' | 'openaiUrl'>,
  asked: Asked,
  key?: string,
) => Promise<Heard>;

const MODEL = 'simulated';
const TOOL = { type: 'object' as const, properties: {} };

const openaiChat: Client = async ({ openaiUrl }, { prompt, maxTokens, stream }, apiKey = 'any') => {
  const client = new OpenAI({ baseURL: openaiUrl, apiKey, maxRetries: 0 });
  const params = {
    model: MODEL,
    max_completion_tokens: maxTokens,
    messages: [{ role: 'user' as const, content: prompt }],
    tools: [{ type: 'function' as const, function: { name: 'search', parameters: TOOL } }],
  };
  const completion = stream
    ? await client.chat.completions
        .stream({ ...params, stream_options: { include_usage: true } })
        .finalChatCompletion()
    : await client.chat.completions.create(params);
  const { message, finish_reason } = completion.choices[0]!;
  const call = message.tool_calls?.[0];
  return {
    text: message.content ?? '',
    finish: finish_reason,
    parts: message.content === null || message.content === undefined ? 0 : 1,
    tool: call?.type === 'function' ? call.function.name : null,
    tokens: { input: completion.usage!.prompt_tokens, output: completion.usage!.completion_tokens },
  };
};

const openaiResponses: Client = async ({ openaiUrl }, { prompt, maxTokens, stream }, apiKey = 'any') => {
  const client = new OpenAI({ baseURL: openaiUrl, apiKey, maxRetries: 0 });
  const params = {
    model: MODEL,
    max_output_tokens: maxTokens,
    input: prompt,
    tools: [{ type: 'function' as const, name: 'search', parameters: TOOL, strict: false }],
  };
  const response = stream
    ? await client.responses.stream(params).finalResponse()
    : await client.responses.create(params);
  const call = response.output.flatMap((item) => (item.type === 'function_call' ? [item.name] : []))[0];
  return {
    text: response.output_text,
    finish: response.incomplete_details?.reason ?? response.status ?? null,
    parts: response.output.length,
    tool: call ?? null,
    tokens: { input: response.usage!.input_tokens, output: response.usage!.output_tokens },
  };
};

const anthropic: Client = async ({ url }, { prompt, maxTokens, stream }, apiKey = 'any') => {
  const client = new Anthropic({ baseURL: url, apiKey, maxRetries: 0 });
  const params = {
    model: MODEL,
    max_tokens: maxTokens,
    messages: [{ role: 'user' as const, content: prompt }],
    tools: [{ name: 'search', input_schema: TOOL }],
  };
  const message = stream
    ? await client.messages.stream(params).finalMessage()
    : await client.messages.create(params);
  const call = message.content.find((block) => block.type === 'tool_use');
  return {
    text: message.content.map((block) => (block.type === 'text' ? block.text : '')).join(''),
    finish: message.stop_reason,
    parts: message.content.length,
    tool: call?.name ?? null,
    tokens: { input: message.usage.input_tokens, output: message.usage.output_tokens },
  };
};

const gemini: Client = async ({ url }, { prompt, maxTokens, stream }, apiKey = 'any') => {
  const client = new GoogleGenAI({ apiKey, httpOptions: { baseUrl: url } });
  const params = {
    model: MODEL,
    contents: prompt,
    config: { maxOutputTokens: maxTokens, tools: [{ functionDeclarations: [{ name: 'search' }] }] },
  };
  const chunks = [];
  if (stream) for await (const chunk of await client.models.generateContentStream(params)) chunks.push(chunk);
  else chunks.push(await client.models.generateContent(params));
  const parts = chunks.flatMap((chunk) => chunk.candidates?.[0]?.content?.parts ?? []);
  const last = chunks.at(-1);
  const call = parts.find((part) => part.functionCall);
  return {
    text: parts.map((part) => part.text ?? '').join(''),
    finish: last?.candidates?.[0]?.finishReason ?? null,
    parts: parts.length,
    tool: call?.functionCall?.name ?? null,
    tokens: {
      input: last?.usageMetadata?.promptTokenCount ?? -1,
      output: last?.usageMetadata?.candidatesTokenCount ?? -1,
    },
  };
};

/** The official clients, by the dialect that they speak. */
export const CLIENTS = { 'openai-chat': openaiChat, 'openai-responses': openaiResponses, anthropic, gemini };
