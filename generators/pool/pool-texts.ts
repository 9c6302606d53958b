import type { Kind } from '../../src/transcript/turn.js';
import type { Fillers, Language } from './fillers.js';
import { hostileProse, hostileStructured } from './texts/hostile.js';
import { proseTexts } from './texts/prose.js';
import { scriptTexts } from './texts/scripts.js';
import { codeTexts, jsonTexts, logTexts } from './texts/structured.js';

const SCRIPTS: readonly (readonly [Language, count: number])[] = [
  ['zh_CN', 14],
  ['ja', 10],
  ['ko', 10],
  ['th', 8],
  ['ru', 10],
  ['ar', 8],
];

/** The texts that fill turns, about 250 of 300 to 800 characters, none of which ends in white space. */
export function poolTexts(fillers: Fillers): { kind: Kind; text: string }[] {
  const prose = [
    ...proseTexts(fillers.en, 56),
    ...SCRIPTS.flatMap(([language, count]) => scriptTexts(fillers, language, count)),
    ...hostileProse(fillers.en, 24),
  ];
  const structured = [
    ...jsonTexts(fillers.en, 38),
    ...codeTexts(fillers.en, 38),
    ...logTexts(fillers.en, 30),
    ...hostileStructured(fillers.en, 12),
  ];
  return [
    ...prose.map((text) => ({ kind: 'prose' as const, text: text.trimEnd() })),
    ...structured.map((text) => ({ kind: 'structured' as const, text: text.trimEnd() })),
  ];
}
