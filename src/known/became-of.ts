import type { KnownFailure, PropertyReport, Report } from '../run/report.js';
import { caseHash } from '../scenario/case-hash.js';
import type { KnownEntry } from './known-file.js';
import type { Unreplayed } from './unreplayed-in.js';

/** With this chance, or less, a failure that is still there does not show. */
const NEGLIGIBLE = 0.01;

/** What became of a known failure in a run that judged its property. */
export function becameOf(
  entry: KnownEntry,
  property: PropertyReport,
  report: Report,
  unreplayed: readonly Unreplayed[],
): Pick<KnownFailure, 'status' | 'says'> {
  const { counterexamples } = entry;
  const { verdict, reason, counterexample, broken } = property;
  if (verdict === 'failed' || verdict === 'errored') {
    const hash = counterexample && caseHash(property.id, counterexample.observation.scenario);
    const isKnown = !counterexamples || (hash !== null && counterexamples.includes(hash));
    return { status: isKnown ? 'fails' : 'fails otherwise', says: null };
  }
  // It broke, and only did not break again: that is a failure still.
  if (broken > 0 && !counterexamples) return { status: 'fails', says: null };
  const says = verdict === 'passed' ? whyUntold(entry, property, report, unreplayed) : (reason ?? verdict);
  return says === null ? { status: 'holds', says } : { status: 'untold', says };
}

/** Why a property that was judged to hold may break all the same; null if there is no reason. */
function whyUntold(
  { seen }: KnownEntry,
  { id, met }: PropertyReport,
  { compactor, shard, ended, store }: Report,
  unreplayed: readonly Unreplayed[],
): string | null {
  if (shard) return 'one shard does not tell; merge does';
  if (ended !== 'runs' && ended !== 'time') return 'the run ended before its end';
  const missing = unreplayed.find(({ property }) => `${id}/`.startsWith(`${property}/`));
  if (missing) return `its stored case ${missing.file} was not replayed: ${missing.reason}`;
  // That another compactor keeps what it once broke says nothing of this one's failure.
  const isReplayed = store?.cases.some(
    (one) => one.property === id && one.compactor === compactor.name && one.status !== 'skipped',
  );
  if (isReplayed || !seen) return null;
  const luck = (1 - Math.min(1, seen.broken / seen.met)) ** met;
  if (luck <= NEGLIGIBLE) return null;
  return `it broke in ${seen.broken} of ${seen.met} runs when it was noted; that it held in ${met} may be luck`;
}
