import { HarnessError } from '../../errors/harness-error.js';
import { type SubjectSource, sourceName } from '../subject/find-subject.js';
import type { WorkerLost } from './worker-lost.js';

/** @throws HarnessError CC_MODULE_BROKEN when the worker was lost while it loaded the module. */
export function refuseToLoad(source: SubjectSource, { where, message }: WorkerLost): void {
  if (where.call !== 'load') return;
  throw new HarnessError({
    code: 'CC_MODULE_BROKEN',
    what: `${sourceName(source)} could not be loaded: ${message}.`,
    why: 'A module that does not finish loading exports no compactor.',
    next: 'Do the work when the compactor is opened, not when its module is loaded.',
  });
}
