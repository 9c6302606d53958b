import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { publishedSchemas } from '../scenario/published-schemas.js';
import type { KnownEntry } from './known-file.js';
import { isDay } from './utc-day.js';

let validate: ValidateFunction | undefined;

/** The first thing that keeps a value from being a file of known failures, in words; null if nothing does. */
export function knownTrouble(value: object): string | null {
  validate ??= publishedSchemas(['known']).getSchema('known.schema.json')!;
  if (!validate(value)) return inWords(validate.errors![0]!, value);
  const { known } = value as unknown as { known: KnownEntry[] };
  for (const [place, entry] of known.entries()) {
    if (!isDay(entry.expires))
      return `\`expires\` of ${nameOf(entry, place)} is no day that there is, such as 2027-01-31: ${JSON.stringify(entry.expires)}`;
    const before = known.slice(0, place).findIndex((other) => isSame(entry, other));
    if (before >= 0)
      return `${nameOf(known[before]!, before)} and ${nameOf(entry, place)} are of the same property and compactor`;
  }
  return null;
}

function isSame(one: KnownEntry, other: KnownEntry): boolean {
  if (one.property !== other.property) return false;
  return one.compactor === undefined || other.compactor === undefined || one.compactor === other.compactor;
}

function inWords({ instancePath, keyword, params, message }: ErrorObject, value: object): string {
  const [, list, place, ...field] = instancePath.split('/');
  const entry = list === 'known' && place !== undefined ? Number(place) : null;
  const of = entry === null ? 'it' : nameOf((value as { known: unknown[] }).known[entry], entry);
  if (keyword === 'required') return `${of} has no \`${params.missingProperty}\``;
  if (keyword === 'additionalProperties')
    return `${of} has \`${params.additionalProperty}\`, which means nothing`;
  const name = entry === null ? list : field.join('.');
  const says = params.pattern === NOT_BLANK || keyword === 'minLength' ? 'says nothing' : message;
  return name ? `\`${name}\` of ${of === 'it' ? 'the file' : of} ${says}` : `${of} ${says}`;
}

const NOT_BLANK = '\\S';

/** An entry by its number, and by its property where it has one. */
function nameOf(entry: unknown, place: number): string {
  const { property } = Object(entry) as { property?: unknown };
  return `entry ${place + 1}${typeof property === 'string' ? ` (${property})` : ''}`;
}
