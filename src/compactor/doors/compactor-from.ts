import { got } from '../../errors/got.js';
import { HarnessError } from '../../errors/harness-error.js';
import type { Compactor } from '../compactor.js';
import { checkSupports } from './check-supports.js';
import type { CheckpointPair } from './checkpoint.js';
import { checkpointCompactor } from './checkpoint-door.js';
import type { MessagesDoor } from './messages.js';
import { messagesCompactor } from './messages-door.js';
import type { SummarizerDoor } from './summarizer.js';
import { summarizerCompactor } from './summarizer-door.js';

const NEXT = [
  'Give one of these:',
  '  an object with `name` and `open` (a session),',
  '  an object with `buildCheckpoint` and `reconstruct` (a checkpoint pair),',
  '  a function from messages to messages, or an object with `compact`,',
  '  an object with `summarize` (a summarizer on its own).',
].join('\n');

/**
 * A compactor from whatever a user gives: a session compactor as it is, a checkpoint pair, a messages function or a
 * summarizer through its door.
 *
 * @throws HarnessError CC_NOT_A_COMPACTOR when it is none of them, CC_MISSING_METHOD when half of one is there,
 * CC_UNKNOWN_CAPABILITY when `supports` names something else than capabilities,
 * CC_CAPABILITY_INVALID when one of them cannot be, CC_RATIOS_INVALID.
 */
export function compactorFrom(value: unknown): Compactor {
  if (typeof value === 'function') {
    if (/^class\b/.test(Function.prototype.toString.call(value)))
      throw notACompactor(value, 'an instance, not a class');
    return messagesCompactor(value as MessagesDoor<never>['compact'] as never);
  }
  if (typeof value !== 'object' || value === null) throw notACompactor(value, 'an object or a function');
  const given = value as Record<string, unknown>;
  checkSupports(given.supports);
  if (given.version !== undefined && typeof given.version !== 'string') {
    throw notACompactor(given.version, 'given with a `version` that is text, or with none');
  }
  const has = (name: string) => typeof given[name] === 'function';
  if (has('open')) return named(given);
  if (has('buildCheckpoint') || has('reconstruct')) {
    for (const name of ['buildCheckpoint', 'reconstruct']) if (!has(name)) throw missing(name, given[name]);
    return checkpointCompactor(value as CheckpointPair);
  }
  if (has('compact')) return messagesCompactor(value as MessagesDoor<unknown>);
  if (has('summarize')) return summarizerCompactor(value as SummarizerDoor);
  throw notACompactor(
    value,
    'an object with `open`, `buildCheckpoint` and `reconstruct`, `compact`, or `summarize`',
  );
}

function named(given: Record<string, unknown>): Compactor {
  if (typeof given.name === 'string' && given.name !== '') return given as unknown as Compactor;
  throw new HarnessError({
    code: 'CC_NOT_A_COMPACTOR',
    what: `Expected \`compactor.name\` to be a name, got ${got(given.name)}`,
    why: 'Reports and stored counterexamples say which compactor they are about.',
    next: 'Add a `name` beside `open`.',
  });
}

function notACompactor(value: unknown, expected: string): HarnessError {
  return new HarnessError({
    code: 'CC_NOT_A_COMPACTOR',
    what: `Expected \`compactor\` to be ${expected}, got ${got(value)}`,
    next: NEXT,
  });
}

function missing(name: string, value: unknown): HarnessError {
  return new HarnessError({
    code: 'CC_MISSING_METHOD',
    what: `Expected \`compactor.${name}\` to be a function, got ${got(value)}`,
    why: 'A checkpoint pair writes a checkpoint and reads turns back through it; one without the other cannot be checked.',
    next: `Add \`${name}\`.`,
  });
}
