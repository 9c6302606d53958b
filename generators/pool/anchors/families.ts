import type { Filler, Fillers, Language } from '../fillers.js';
import { times } from '../texts/paragraph.js';

type Recipe = readonly [count: number, make: (fill: Filler) => string];

const EXTENSIONS = ['ts', 'py', 'go', 'rs', 'json', 'yaml', 'md', 'sql', 'css', 'test.ts'];
const WORDS = /[^a-z]+/gi;

function word(fill: Filler): string {
  return fill.word.noun().toLowerCase().replace(WORDS, '');
}

function hex(fill: Filler, length: number): string {
  return fill.string.hexadecimal({ length, casing: 'lower', prefix: '' });
}

const RECIPES: readonly Recipe[] = [
  [160, (f) => `src/${word(f)}/${word(f)}-${word(f)}.${f.helpers.arrayElement(EXTENSIONS)}`],
  [60, (f) => `/var/lib/${word(f)}/${word(f)}_${f.number.int(999)}.log`],
  [40, (f) => `C:\\Users\\${f.person.firstName()}\\${word(f)}\\${word(f)}.ini`],
  [120, (f) => `https://${f.internet.domainName()}/${word(f)}/${f.number.int({ min: 100, max: 99_999 })}`],
  [
    60,
    (f) => `https://api.${f.internet.domainName()}/v2/${word(f)}?page=${f.number.int(99)}&sort=${word(f)}`,
  ],
  [110, (f) => hex(f, 40)],
  [110, (f) => hex(f, 10)],
  [
    140,
    (f) => `${f.string.alpha({ length: 4, casing: 'upper' })}-${f.number.int({ min: 100, max: 99_999 })}`,
  ],
  [60, (f) => `#${f.number.int({ min: 10_000, max: 999_999 })}`],
  [90, (f) => `E${f.string.alpha({ length: 5, casing: 'upper' })}_${f.number.int({ min: 100, max: 999 })}`],
  [60, (f) => `0x${f.string.hexadecimal({ length: 8, casing: 'upper', prefix: '' })}`],
  [
    110,
    (f) =>
      `$${f.number.int({ min: 1, max: 998 })},${f.string.numeric({ length: 3 })}.${f.string.numeric({ length: 2 })}`,
  ],
  [70, (f) => `${f.number.float({ min: 10, max: 99_999, fractionDigits: 4 })} ms`],
  [70, (f) => `git rebase --onto ${word(f)}-${f.number.int(999)} ${word(f)}`],
  [70, (f) => `npm run ${word(f)}:${word(f)} -- --limit=${f.number.int(999)}`],
  [120, (f) => `${word(f)}_${word(f)}_${f.helpers.arrayElement(['URL', 'KEY', 'DIR', 'MAX'])}`.toUpperCase()],
  [100, (f) => `${word(f)}@${f.system.semver()}-rc.${f.number.int(20)}`],
  [120, (f) => f.string.uuid()],
  [80, (f) => `usr_${f.string.alphanumeric({ length: 14 })}`],
  [120, (f) => f.internet.email({ provider: `${word(f)}.example` }).toLowerCase()],
  [90, (f) => f.date.past({ years: 30 }).toISOString().slice(0, 19)],
  [60, (f) => `${f.internet.ipv4()}:${f.internet.port()}`],
];

const NAMES: readonly (readonly [Language, number])[] = [
  ['en', 60],
  ['de', 25],
  ['pl', 25],
  ['tr', 20],
  ['vi', 20],
  ['el', 25],
  ['ru', 30],
  ['ar', 25],
  ['he', 15],
  ['ja', 30],
  ['ko', 30],
  ['zh_CN', 30],
  ['th', 20],
];

/** About 2,400 anchors: paths, addresses, commits, tickets, codes, amounts, commands, names, dates and others. */
export function familyAnchors(fillers: Fillers): string[] {
  const technical = RECIPES.flatMap(([count, make]) => times(count, () => make(fillers.en)));
  const names = NAMES.flatMap(([language, count]) => times(count, () => fillers[language].person.fullName()));
  return [...technical, ...names];
}
