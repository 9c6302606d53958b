import { type Fields, fieldsList, isFields, textIn, tokensField, toolNames } from '../body-fields.js';
import type { Answered, Dialect, ModelReply, ModelRequest, StreamEvent } from '../dialect.js';
import { pieces } from '../pieces.js';

const PATH = /\/models\/([^/:]+):(generateContent|streamGenerateContent)$/;

/** Gemini's generateContent. */
export const gemini: Dialect = {
  name: 'gemini',
  route(path) {
    const found = PATH.exec(path);
    return found && { model: found[1]!, stream: found[2] === 'streamGenerateContent' };
  },
  read,
  whole: (answered) => chunk(answered, partsOf(answered.reply), finishOf(answered.reply)),
  events,
  last: null,
  error: (status, message) => ({ error: { code: status, message, status: STATUS[status] ?? 'INTERNAL' } }),
};

const STATUS: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  413: 'INVALID_ARGUMENT',
  429: 'RESOURCE_EXHAUSTED',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

function read(
  body: Fields,
  { model = '', stream = false }: { model?: string; stream?: boolean },
): ModelRequest {
  const config = isFields(body.generationConfig) ? body.generationConfig : {};
  const instruction = body.systemInstruction ?? body.system_instruction;
  return {
    dialect: gemini.name,
    model,
    stream,
    system: isFields(instruction) ? textIn(instruction.parts) : textIn(instruction),
    messages: fieldsList(body.contents, 'contents').map(messageOf),
    maxTokens: tokensField(config.maxOutputTokens, 'maxOutputTokens'),
    tools: toolsOf(body.tools),
    streamsUsage: true,
    body,
  };
}

function messageOf({ role, parts }: Fields): ModelRequest['messages'][number] {
  const isResult = Array.isArray(parts) && parts.some((part) => isFields(part) && 'functionResponse' in part);
  return { role: isResult ? 'tool' : role === 'model' ? 'assistant' : 'user', text: textIn(parts) };
}

function toolsOf(tools: unknown): string[] {
  if (!Array.isArray(tools)) return [];
  return tools.flatMap((tool) => (isFields(tool) ? toolNames(tool.functionDeclarations) : []));
}

const FINISH = { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' } as const;

function finishOf({ kind, finish }: ModelReply): string {
  return kind === 'toolCall' ? 'STOP' : FINISH[finish];
}

function partsOf({ kind, text, tool }: ModelReply): unknown[] {
  if (kind === 'blank') return [];
  return kind === 'text'
    ? [{ text }]
    : [{ functionCall: { name: tool!.name, args: JSON.parse(tool!.input) } }];
}

/** A candidate whose answer is blank has content without parts. */
function chunk(
  { request, reply, id }: Answered,
  parts: readonly unknown[],
  finishReason: string | null,
): unknown {
  const { input, output } = reply.usage;
  return {
    candidates: [
      {
        content: { ...(parts.length > 0 && { parts }), role: 'model' },
        ...(finishReason !== null && { finishReason }),
        index: 0,
      },
    ],
    usageMetadata: {
      promptTokenCount: input,
      ...(finishReason !== null && { candidatesTokenCount: output }),
      totalTokenCount: finishReason === null ? input : input + output,
    },
    modelVersion: request.model,
    responseId: id,
  };
}

function events(answered: Answered): StreamEvent[] {
  const { reply } = answered;
  if (reply.kind !== 'text' && reply.isBrokenOff) return [];
  if (reply.kind !== 'text') return [{ data: chunk(answered, partsOf(reply), finishOf(reply)) }];
  const texts = pieces(reply.text);
  return texts.map((text, index) => {
    const isLast = index === texts.length - 1 && !reply.isBrokenOff;
    return { data: chunk(answered, [{ text }], isLast ? finishOf(reply) : null) };
  });
}
