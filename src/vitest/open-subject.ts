import { subjectFrom } from '../check/subject-from.js';
import type { Compactor } from '../compactor/compactor.js';
import { OutOfTime, withinLimit } from '../drive/time-limit.js';
import { HarnessError } from '../errors/harness-error.js';

const FACTORY_LIMIT_MS = 20_000;

type Factory = () => unknown;

/** Whether a value makes the compactor when it is called; functions from messages to messages take parameters. */
export function isFactory(value: unknown): value is Factory {
  return typeof value === 'function' && value.length === 0;
}

/**
 * The compactor that a factory makes.
 *
 * @throws HarnessError CC_FACTORY_HUNG, CC_NOT_A_COMPACTOR, CC_MISSING_METHOD, and whatever the factory throws.
 */
export async function openSubject(factory: Factory): Promise<Compactor> {
  const making = Promise.resolve(factory());
  const made = await withinLimit(making, FACTORY_LIMIT_MS).catch((error: unknown) => {
    throw error instanceof OutOfTime ? hung() : error;
  });
  return subjectFrom(made);
}

function hung(): HarnessError {
  return new HarnessError({
    code: 'CC_FACTORY_HUNG',
    what: `The factory gave no compactor within ${FACTORY_LIMIT_MS / 1000} s.`,
    why: 'Without it there is nothing to check.',
    next: 'Look at what it waits for.',
  });
}
