import { withoutTwins } from '../../src/simulation/faithful-summary.js';
import type { Turn } from '../../src/transcript/turn.js';
import type { FirstPass } from './first-pass.js';

/** Whether some turn's anchor stands in another's, or would but for case, marks and normal form. */
export function hasLookalikes(turns: readonly Turn[]): boolean {
  const anchors = looseAnchors(withoutTwins(turns));
  return anchors.some((anchor, index) =>
    anchors.some((other, place) => place !== index && other.includes(anchor)),
  );
}

/** Whether a turn is left out of the summary whose anchor stands in that of a turn that is not. */
export function dropsLookalike({ faults, handed }: FirstPass): boolean {
  return faults.some((fault) => {
    if (fault.fault !== 'drop' || !('ids' in fault.target)) return false;
    const ids = new Set(fault.target.ids);
    const turns = withoutTwins(handed);
    const dropped = looseAnchors(turns.filter(({ id }) => ids.has(id)));
    const written = looseAnchors(turns.filter(({ id }) => !ids.has(id)));
    return dropped.some((anchor) => written.some((other) => other.includes(anchor)));
  });
}

function looseAnchors(turns: readonly Turn[]): string[] {
  return turns.flatMap(({ anchor }) =>
    anchor === null ? [] : [anchor.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')],
  );
}
