import type { Verdict } from '../../src/property/verdict.js';
import { knownEffect } from '../../src/run/known-effect.js';
import type { PropertyReport } from '../../src/run/report.js';
import { signOf } from '../terminal/sign.js';

const NAMES: Readonly<Record<Verdict, string>> = {
  passed: 'held',
  failed: 'broken',
  errored: 'errored',
  unknown: 'unknown',
  skipped: 'skipped',
};

/** The sign and the name of what became of a property; never a colour alone. */
export function VerdictMark({ property }: { property: PropertyReport }) {
  const isKnown = knownEffect(property) === 'passes';
  const { verdict } = property;
  return (
    <span class={`verdict ${isKnown ? 'known' : verdict}`}>
      <span aria-hidden="true">{isKnown ? '~' : signOf(verdict)}</span> {isKnown ? 'known' : NAMES[verdict]}
    </span>
  );
}
