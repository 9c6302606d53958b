import type { Property } from '../property/property.js';
import { caseHash } from '../scenario/case-hash.js';
import { compareSize } from '../scenario/size.js';
import type { Breach } from './breach.js';
import type { StandingCase } from './replay-stored.js';
import type { Counterexample } from './report.js';
import type { RunOptions } from './run-options.js';
import type { Shrunk } from './shrinking.js';
import type { Failure } from './tally.js';

/** A breach, and where it comes from. */
export interface Finding
  extends Pick<Counterexample, 'found' | 'shrinking' | 'returned' | 'tries' | 'file' | 'status'> {
  breach: Breach;
}

/** What shrinking made of a failure; null where it never came back. */
export function freshFinding(
  { run }: Failure,
  { breach, shrinking, returned, tries }: Shrunk,
  { seed, store }: RunOptions,
): Finding | null {
  if (!breach) return null;
  return {
    ...{ breach, shrinking, returned, found: { seed, run }, file: null },
    ...(tries && { tries }),
    ...(store && { status: 'new' }),
  };
}

/** A stored case that still breaks its property. */
export function storedFinding(standing: StandingCase | undefined): Finding | null {
  if (!standing) return null;
  const { breach, stored, cameBack } = standing;
  const { found, shrinking, returned, tries, file } = stored;
  const status = cameBack ? 'came back' : 'stored';
  return { breach, found, shrinking, returned, ...(tries && { tries }), file, status };
}

/** The one with the smaller conversation; of equal ones the stored one. */
export function smaller(fresh: Finding | null | undefined, stored: Finding | null): Finding | null {
  if (!fresh || !stored) return fresh ?? stored;
  const [one, other] = [fresh, stored].map(({ breach }) => breach.observation.scenario);
  return compareSize(one!, other!) < 0 ? fresh : stored;
}

/** Whether it is another failure than those of its property that are known; one that was not brought down to its end may be any. */
export function isUnknown(
  fresh: Finding | null | undefined,
  { id }: Property,
  { known }: Pick<RunOptions, 'known'>,
): fresh is Finding {
  const hashes = known?.get(id);
  if (!fresh?.shrinking.finished || !hashes) return false;
  return !hashes.includes(caseHash(id, fresh.breach.observation.scenario));
}
