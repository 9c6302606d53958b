import { counts } from '../../src/property/counts.js';
import type { Verdict } from '../../src/property/verdict.js';
import { knownEffect } from '../../src/run/known-effect.js';
import type { PropertyReport, Report } from '../../src/run/report.js';
import { unreadCases } from '../../src/run/unread-cases.js';
import { amount, count } from '../text/numbers.js';

const NAMES: readonly (readonly [Verdict, string])[] = [
  ['failed', 'broken'],
  ['errored', 'errored'],
  ['unknown', 'unknown'],
  ['passed', 'held'],
  ['skipped', 'skipped'],
];

/** In which order they are told, known failures among them. */
const TOLD = ['held unexpectedly', 'expired', 'broken', 'errored', 'unknown', 'known', 'held', 'skipped'];

/** How many properties came to what, and how many stored cases could not be read. */
export function tally({ properties, settings, store, shard }: Report): string {
  const counted = properties
    .filter((property) => knownEffect(property) !== null || counts(property, settings))
    .map(nameOf);
  const parts = TOLD.flatMap((name) => {
    const times = counted.filter((other) => other === name).length;
    return times > 0 ? [`${amount(times)} ${name}`] : [];
  });
  const aside = properties.filter(
    (property) => property.level === 'should' && nameOf(property) === 'broken',
  ).length;
  const should = settings.level === 'must' && aside > 0 ? ` (should: ${amount(aside)} broken)` : '';
  const unread = shard ? 0 : unreadCases(store);
  const missed = unread > 0 ? `, ${count(unread, 'stored case')} not read` : '';
  return (parts.join(', ') || 'nothing was judged') + should + missed;
}

function nameOf(property: PropertyReport): string {
  const effect = knownEffect(property);
  if (effect === 'passes') return 'known';
  if (effect === 'fails') return property.known!.status === 'holds' ? 'held unexpectedly' : 'expired';
  return NAMES.find(([verdict]) => verdict === property.verdict)![1];
}
