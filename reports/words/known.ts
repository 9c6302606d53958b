import { knownEffect } from '../../src/run/known-effect.js';
import type { KnownFailure, PropertyReport } from '../../src/run/report.js';

/** What became of a known failure, as the beginning of a sentence. */
export function knownInWords(property: PropertyReport): string | null {
  const { known, verdict } = property;
  if (!known) return null;
  const { status, expires, says } = known;
  if (status === 'holds')
    return known.expired ? `holds, and expired on ${expires}` : 'holds, and is known to fail';
  if (known.expired) return `expired on ${expires}`;
  if (knownEffect(property) === 'passes') return `known until ${expires}`;
  if (status === 'fails otherwise') return 'another failure of it is known';
  return verdict === 'passed' ? `known to fail, and held: ${says}` : 'known to fail, and was not judged';
}

/** What became of a known failure, with its reason; null where nothing is known. */
export function knownSentence(property: PropertyReport): string | null {
  const says = knownInWords(property);
  return says === null ? null : `${says}: ${reasonInWords(property.known!)}`;
}

/** Why a failure is let pass, and where it is dealt with. */
export function reasonInWords({ reason, link }: KnownFailure): string {
  return link === null ? reason : `${reason} · ${link}`;
}
