import type { SummaryResponse } from '../../compactor/summarizer.js';
import { field, usageFrom } from './fields.js';
import type { ModelDialect } from './model-dialect.js';

/** The interface asks for a limit; more than this no summary without a budget is allowed to have. */
const NO_BUDGET = 4096;

/** Anthropic's Messages. */
export const anthropic: ModelDialect = {
  path: '/v1/messages',
  keyName: 'ANTHROPIC_API_KEY',
  headers: (key) => ({ 'anthropic-version': '2023-06-01', ...(key !== null && { 'x-api-key': key }) }),
  body: (model, { system, prompt, budget }) => ({
    model,
    max_tokens: budget ?? NO_BUDGET,
    ...(system !== '' && { system }),
    messages: [{ role: 'user', content: prompt }],
  }),
  refusedField: () => null,
  read(body) {
    const content = field(body, 'content');
    if (!Array.isArray(content)) return null;
    const text = content
      .map((block: unknown) => (field(block, 'type') === 'text' ? field(block, 'text') : ''))
      .join('');
    const isToolCall = content.some((block: unknown) => field(block, 'type') === 'tool_use');
    const finish = FINISH[`${field(body, 'stop_reason')}`];
    const usage = field(body, 'usage');
    return {
      response: {
        kind: isToolCall ? 'toolCall' : text === '' ? 'blank' : 'text',
        text,
        ...(finish && { finish }),
      },
      ...usageFrom(field(usage, 'input_tokens'), field(usage, 'output_tokens')),
    };
  },
};

const FINISH: Readonly<Record<string, NonNullable<SummaryResponse['finish']>>> = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  refusal: 'filter',
};
