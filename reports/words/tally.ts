import { counts } from '../../src/property/counts.js';
import type { Verdict } from '../../src/property/verdict.js';
import { knownEffect } from '../../src/run/known-effect.js';
import type { PropertyReport, Report } from '../../src/run/report.js';
import { amount } from '../text/numbers.js';

const NAMES: readonly (readonly [Verdict, string])[] = [
  ['failed', 'broken'],
  ['errored', 'errored'],
  ['unknown', 'unknown'],
  ['passed', 'held'],
  ['skipped', 'skipped'],
];

/** In which order they are told, known failures among them. */
const TOLD = ['held unexpectedly', 'expired', 'broken', 'errored', 'unknown', 'known', 'held', 'skipped'];

/** How many properties came to what. */
export function tally({ properties, settings }: Report): string {
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
  return (parts.join(', ') || 'nothing was judged') + should;
}

function nameOf(property: PropertyReport): string {
  const effect = knownEffect(property);
  if (effect === 'passes') return 'known';
  if (effect === 'fails') return property.known!.status === 'holds' ? 'held unexpectedly' : 'expired';
  return NAMES.find(([verdict]) => verdict === property.verdict)![1];
}
