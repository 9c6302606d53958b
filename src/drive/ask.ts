import type { Session } from '../compactor/session.js';
import { type SeenAnswer, STRANGER } from '../property/observation.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { isBreakdown } from './is-breakdown.js';
import { isRecord, nonsense } from './nonsense.js';
import { thrownFrom } from './thrown.js';

const SOURCES = new Set([undefined, 'summary', 'log', 'view']);

/**
 * Asks for every turn, and for an id that was never appended. A refusal to answer is an answer; an error of the
 * engine is one only where an orderly error was due (the stranger, a lost entry).
 *
 * @throws whatever the engine threw for a turn that should be there.
 * @throws NonsenseError when an answer is neither text nor text with a source, LostError.
 */
export async function ask(
  session: Session,
  log: readonly Turn[],
  lost: ReadonlySet<TurnId>,
): Promise<{ answers: Record<TurnId, SeenAnswer>; stranger: SeenAnswer }> {
  const answers: Record<TurnId, SeenAnswer> = {};
  for (const { id } of log) {
    const asked = askOne(session, id);
    // To wait for each of some hundred answers that are there already would cost more than to ask.
    const answer = isThenable(asked) ? await asked : asked;
    if ('error' in answer && answer.error.engine && !lost.has(id)) throw answer.cause;
    answers[id] = withoutCause(answer);
  }
  return { answers, stranger: withoutCause(await askOne(session, STRANGER)) };
}

export type Asked =
  | { text: string; source?: 'summary' | 'log' | 'view' }
  | { error: ReturnType<typeof thrownFrom>; cause: unknown };

function withoutCause(asked: Asked): SeenAnswer {
  return 'error' in asked ? { error: asked.error } : asked;
}

/** What one id is answered with, or the error that declines it. */
export function askOne(session: Session, id: TurnId): Asked | Promise<Asked> {
  let value: unknown;
  let answer: PromiseLike<unknown> | null;
  try {
    value = session.recall!(id);
    answer = isThenable(value) ? value : null;
  } catch (cause) {
    return declined(cause);
  }
  return answer ? awaited(answer, id) : read(value, id);
}

async function awaited(answer: PromiseLike<unknown>, id: TurnId): Promise<Asked> {
  let value: unknown;
  try {
    value = await answer;
  } catch (cause) {
    return declined(cause);
  }
  return read(value, id);
}

/** @throws what says that nothing more can be played. */
function declined(cause: unknown): Asked {
  if (isBreakdown(cause)) throw cause;
  return { error: thrownFrom(cause), cause };
}

function read(value: unknown, id: TurnId): Asked {
  // Whoever looks up what is not there and returns it as it is has answered with silence.
  if (value === undefined || value === null) return { text: '' };
  if (typeof value === 'string') return { text: value };
  const answer = isRecord(value)
    ? value
    : nonsense(`recall('${id}')`, 'text, or an object with `text`', value);
  if (typeof answer.text !== 'string') nonsense(`recall('${id}')`, 'a `text` that is a string', answer.text);
  if (!SOURCES.has(answer.source as undefined)) {
    nonsense(`recall('${id}')`, "a `source` of 'summary', 'log' or 'view', or none", answer.source);
  }
  const { text, source } = answer as { text: string; source?: 'summary' | 'log' | 'view' };
  return source ? { text, source } : { text };
}

function isThenable<T>(value: T | PromiseLike<T>): value is PromiseLike<T> {
  return typeof (value as PromiseLike<unknown> | null)?.then === 'function';
}
