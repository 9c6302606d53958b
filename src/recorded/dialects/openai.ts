import type { SummaryResponse } from '../../compactor/summarizer.js';
import { field, usageFrom } from './fields.js';
import type { ModelDialect } from './model-dialect.js';

/** OpenAI's Chat Completions, which many servers speak. */
export const openai: ModelDialect = {
  path: '/chat/completions',
  keyName: 'OPENAI_API_KEY',
  headers: (key): Record<string, string> => (key === null ? {} : { authorization: `Bearer ${key}` }),
  body: (model, { system, prompt, budget }, avoided) => ({
    model,
    messages: [
      ...(system === '' ? [] : [{ role: 'system', content: system }]),
      { role: 'user', content: prompt },
    ],
    ...(budget !== null && { [avoided.includes(OLD) ? NEW : OLD]: budget }),
  }),
  refusedField: (message) => (message.includes(NEW) ? OLD : null),
  read(body) {
    const choices = field(body, 'choices');
    const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
    const message = field(choice, 'message');
    const content = field(message, 'content') ?? '';
    if (typeof message !== 'object' || typeof content !== 'string') return null;
    const calls = field(message, 'tool_calls');
    const isRefusal = typeof field(message, 'refusal') === 'string';
    const finish = isRefusal ? 'filter' : FINISH[`${field(choice, 'finish_reason')}`];
    const usage = field(body, 'usage');
    return {
      response: {
        kind: Array.isArray(calls) && calls.length > 0 ? 'toolCall' : content === '' ? 'blank' : 'text',
        text: content,
        ...(finish && { finish }),
      },
      ...usageFrom(field(usage, 'prompt_tokens'), field(usage, 'completion_tokens')),
    };
  },
};

/** Newer models take only the newer name, and many servers only the older one. */
const OLD = 'max_tokens';
const NEW = 'max_completion_tokens';

const FINISH: Readonly<Record<string, NonNullable<SummaryResponse['finish']>>> = {
  stop: 'stop',
  length: 'length',
  content_filter: 'filter',
};
