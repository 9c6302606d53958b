import type { Answered } from '../dialect.js';

type Status = 'in_progress' | 'completed' | 'incomplete';

const REASONS = { stop: null, length: 'max_output_tokens', filter: 'content_filter' } as const;

/** The response as it is at one moment; while it is in progress it has no output and no usage. */
export function responseObject(answered: Answered, status: Status): unknown {
  const { request, reply, id, created } = answered;
  const { input, output } = reply.usage;
  const item = status === 'in_progress' ? null : outputItem(answered, status);
  const reason = status === 'incomplete' ? REASONS[reply.finish] : null;
  return {
    id: `resp_${id}`,
    object: 'response',
    created_at: created,
    status,
    error: null,
    incomplete_details: reason === null ? null : { reason },
    instructions: request.system === '' ? null : request.system,
    max_output_tokens: request.maxTokens,
    metadata: {},
    model: request.model,
    output: item === null ? [] : [item],
    parallel_tool_calls: true,
    previous_response_id: null,
    temperature: 1,
    tool_choice: 'auto',
    tools: [],
    top_p: 1,
    usage:
      status === 'in_progress'
        ? null
        : {
            input_tokens: input,
            input_tokens_details: { cached_tokens: 0 },
            output_tokens: output,
            output_tokens_details: { reasoning_tokens: 0 },
            total_tokens: input + output,
          },
  };
}

/** The one item of the output; null where the answer is blank, since then there is none. */
export function outputItem(
  { reply, id }: Answered,
  status: Status,
): (Record<string, unknown> & { id: string }) | null {
  if (reply.kind === 'blank') return null;
  if (reply.kind === 'toolCall') {
    const { name, input } = reply.tool!;
    return { type: 'function_call', id: `fc_${id}`, call_id: `call_${id}`, name, arguments: input, status };
  }
  const part = { type: 'output_text', text: reply.text, annotations: [], logprobs: [] };
  return { type: 'message', id: `msg_${id}`, role: 'assistant', status, content: [part] };
}
