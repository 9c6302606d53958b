import type { Filler } from '../fillers.js';
import { times } from '../texts/paragraph.js';

/**
 * Groups of anchors that careless comparison takes for one another: the first of a group is a part of the others, or
 * equals them when case, normal form or modifiers are ignored.
 */
export function lookalikeGroups(fill: Filler): string[][] {
  return [...times(12, () => numbered(fill)).flat(), ...FIXED];
}

function numbered(fill: Filler): string[][] {
  const name = fill.string.alpha({ length: 3, casing: 'upper' });
  const low = fill.string.alpha({ length: 5, casing: 'lower' });
  const n = fill.number.int({ min: 11, max: 98 });
  const sha = fill.string.hexadecimal({ length: 12, casing: 'lower', prefix: '' });
  return [
    [`${name}-${n}`, `${name}-${n}${n}`, `${name.toLowerCase()}-${n}`],
    [`${low}/${n}.ts`, `${low}/${n}.tsx`, `repo/${low}/${n}.ts`],
    [`${low}_id`, `${low}_id_${n}`, `old_${low}_id`],
    [`v${n}.4`, `v${n}.4.1`],
    [`€${n}`, `€${n}.50`],
    [`${n},307`, `${n},307,000`],
    [sha.slice(0, 7), sha],
    [`${low}@mail.example`, `jo.${low}@mail.example`],
    [`https://${low}.example/a`, `https://${low}.example/a?b=${n}`],
    [`D:\\${low}`, `D:\\${low}\\${n}`],
    [`10.${n}.0.1`, `10.${n}.0.12`],
    [`${low}-service`, `${low}-service-eu`],
  ];
}

const FIXED: string[][] = [
  ['Zoë Brânză', 'Zoë Brânză'.normalize('NFD')],
  ['naïveté', 'naïveté'.normalize('NFD')],
  ['Ångström-3', 'Ångström-3'.normalize('NFD'), 'ångström-3'],
  ['ヸゟ号', 'ヸゟ号'.normalize('NFD')],
  ['🦥', '🦥🏽'],
  ['👷', '👷🏿', '👷‍♀️'],
  ['🫂-route', 'x🫂-route'],
  ['Straßenbahn', 'STRASSENBAHN'],
  ['ﬁne-tune', 'fine-tune'],
  ['①②', '12ⓐ'],
  ['\u2126-9', '\u03A9-9'],
  ['user name', 'username', 'user-name'],
];

/** Single anchors that trip regular expressions, replacement patterns, tokenizers and length limits. */
export const ODD_ANCHORS: readonly string[] = [
  '$&-keep',
  "$'quoted$`",
  '$1$2',
  '.*',
  '^(a+)+$',
  '[^]]{2,}',
  'a|b|c',
  '\\d+\\b',
  '(?<=x)y',
  '%s%n%x',
  '{{handle}}',
  '<|endofprompt|>',
  '<|im_sep|>',
  '<|fim_middle|>',
  '</tool_result>',
  '__proto__',
  'constructor',
  'Q',
  'ζ',
  '§7',
  '~',
  '∅',
  '龘',
  'ↈ',
  'x̂',
  'k̥̊',
  '👩‍👩‍👧',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  'नमूना-१',
  'ქართული-7',
  'a\u200Dz9',
  'zero\u200Bwidth-4',
  "rm -rf './tmp dir'",
  'curl -s "https://q.example/x" | jq ".[0]"',
  `sk-live-${'Zq4'.repeat(60)}`,
  `path/${'deep/'.repeat(40)}leaf.bin`,
];
