import { HarnessError } from '../../errors/harness-error.js';
import type { Message } from './protocol.js';

type ErrorMessage = Extract<Message, { says: 'error' }>;

/** An error as a message that another thread can read. */
export function toErrorMessage(error: unknown): ErrorMessage {
  const { message, stack, cause } = error instanceof Error ? error : new Error(String(error));
  const text =
    error instanceof HarnessError ? { code: error.code, next: error.next } : { code: null, next: '' };
  const because = cause instanceof Error ? `\ncaused by ${cause.stack}` : '';
  return { says: 'error', error: { ...text, message, stack: `${stack}${because}` } };
}

/** The error that such a message tells of. */
export function fromErrorMessage({ error }: ErrorMessage): Error {
  const { code, message, next, stack } = error;
  const what = message.endsWith(`\n${next}`) ? message.slice(0, -next.length - 1) : message;
  const restored =
    code === null ? new Error(message) : new HarnessError({ code: code as `CC_${string}`, what, next });
  if (stack !== undefined) restored.stack = stack;
  return restored;
}
