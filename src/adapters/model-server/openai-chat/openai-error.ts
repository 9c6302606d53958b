const TYPES: Readonly<Record<number, [type: string, code: string | null]>> = {
  400: ['invalid_request_error', null],
  401: ['invalid_request_error', 'invalid_api_key'],
  404: ['invalid_request_error', null],
  413: ['invalid_request_error', null],
  429: ['requests', 'rate_limit_exceeded'],
};

/** The body of an error as both interfaces of OpenAI have it. */
export function openaiError(status: number, message: string): unknown {
  const tooLong = /context|too long|maximum/i.test(message) && status === 400;
  const [type, code] = TYPES[status] ?? ['server_error', null];
  return { error: { message, type, param: null, code: tooLong ? 'context_length_exceeded' : code } };
}
